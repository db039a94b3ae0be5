#!/usr/bin/env python3
"""Writes answers.txt: what kiwisolver makes of the 2,000 systems of RandomSystem.swift.

    python3 -m venv /tmp/kiwi && /tmp/kiwi/bin/pip install kiwisolver==1.5.1
    /tmp/kiwi/bin/python make-answers.py > answers.txt

A system is drawn from its seed, here and in RandomSystem.swift by the same steps. It goes through
four stages: every constraint is added, some constants change, some constraints are taken away,
those refused at first are tried again. A line is the seed, then for each stage the numbers of what
was refused, and the least error, behind bars.

Even seeds give each optional constraint a weight from 1 to 999, kiwi's own strengths: one error,
the weighted sum. Odd seeds give it one of up to five priorities from 1 to 999, of which a lower one
never costs a higher one anything: one error a priority, from the highest. Kiwi has no such order,
so it is asked once a priority: the errors become variables of their own, and the sum of those of
the higher priorities is fixed at the least that was found.

On a few systems in a hundred kiwi 1.5.1 stops with "The objective is unbounded", which can't be,
since it is a sum of errors, or finds other errors when it gets the constraints the other way round.
Those seeds are left out.
"""
import itertools
import os
import sys

import kiwisolver as kiwi

MASK = (1 << 64) - 1
FACTORS = [1, 1, 1, -1, -1, 2, -2, 0.5]


class Generator:
    """SplitMix64, as SeededGenerator in RandomTree.swift."""

    def __init__(self, seed):
        self.state = (seed + 0x9E3779B97F4A7C15) & MASK

    def below(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % bound


class System:
    def __init__(self, seed):
        draw = Generator(seed).below
        self.weighs = seed % 2 == 0
        count = 2 + draw(59)
        self.nonnegative = [draw(4) == 0 for _ in range(count)]
        hidden = [draw(101) if n else draw(201) - 100 for n in self.nonnegative]
        priorities = [1 + draw(999) for _ in range(1 + draw(5))]
        # (terms, constant, relation, is required, weight or priority)
        self.constraints = []
        for _ in range(count + draw(2 * count + 1)):
            terms = [(draw(count), FACTORS[draw(8)]) for _ in range(1 + draw(4))]
            relation = draw(3) - 1
            required = draw(2) == 0
            wish = sum(f * hidden[v] for v, f in terms)
            if required:
                wish -= relation * draw(50)
                if draw(5) == 0:
                    wish += draw(101) - 50
            else:
                wish += draw(201) - 100
            strength = 1 + draw(999) if self.weighs else priorities[draw(len(priorities))]
            self.constraints.append([terms, -wish, relation, required, strength])
        total = len(self.constraints)
        self.changes = [(draw(total), draw(81) - 40) for _ in range(5)]
        self.removals = [draw(total) for _ in range(5)]


def relate(expression, relation, strength):
    if relation < 0:
        return (expression <= 0) | strength
    if relation > 0:
        return (expression >= 0) | strength
    return (expression == 0) | strength


class Run:
    def __init__(self, system):
        self.system = system
        self.variables = [kiwi.Variable(str(i)) for i in range(len(system.nonnegative))]
        self.constants = [c[1] for c in system.constraints]
        self.present = []

    def bare(self):
        solver = kiwi.Solver()
        for variable, nonnegative in zip(self.variables, self.system.nonnegative):
            if nonnegative:
                solver.addConstraint((variable >= 0) | "required")
        return solver

    def expression(self, number):
        result = kiwi.Expression([], self.constants[number])
        for variable, factor in self.system.constraints[number][0]:
            result = result + factor * self.variables[variable]
        return result

    def holds(self, numbers):
        """Whether these required constraints can hold together."""
        solver = self.bare()
        try:
            for number in numbers:
                relation = self.system.constraints[number][2]
                solver.addConstraint(relate(self.expression(number), relation, "required"))
        except kiwi.UnsatisfiableConstraint:
            return False
        return True

    def required(self):
        return [n for n in self.present if self.system.constraints[n][3]]

    def optional(self):
        return [n for n in self.present if not self.system.constraints[n][3]]

    def add(self, number):
        if self.system.constraints[number][3] and not self.holds(self.required() + [number]):
            return False
        self.present.append(number)
        return True

    def change(self, number, by):
        self.constants[number] += by
        if not self.system.constraints[number][3] or self.holds(self.required()):
            return True
        self.constants[number] -= by
        return False

    def errors(self):
        """The least errors, if kiwi finds the same whichever way round it gets the constraints."""
        if not self.optional():
            return []
        work = self.weighted if self.system.weighs else self.by_priority
        here, there = work(self.present), work(self.present[::-1])
        if any(abs(a - b) > 1e-4 + 1e-6 * abs(a) for a, b in zip(here, there)):
            sys.exit(1)
        return here

    def weighted(self, order):
        solver = self.bare()
        for number in order:
            _, _, relation, required, weight = self.system.constraints[number]
            strength = "required" if required else weight
            solver.addConstraint(relate(self.expression(number), relation, strength))
        solver.updateVariables()
        return [sum(self.system.constraints[n][4] * self.miss(n) for n in self.optional())]

    def miss(self, number):
        relation = self.system.constraints[number][2]
        value = self.expression(number).value()
        return abs(value) if relation == 0 else max(0.0, -relation * value)

    def by_priority(self, order):
        solver = self.bare()
        for number in order:
            if self.system.constraints[number][3]:
                relation = self.system.constraints[number][2]
                solver.addConstraint(relate(self.expression(number), relation, "required"))
        optional = [n for n in order if not self.system.constraints[n][3]]
        least = []
        for priority in sorted({self.system.constraints[n][4] for n in optional}, reverse=True):
            total = kiwi.Expression([], 0)
            for number in optional:
                _, _, relation, _, own = self.system.constraints[number]
                if own != priority:
                    continue
                error = kiwi.Variable("e%d" % number)
                solver.addConstraint((error >= 0) | "required")
                if relation >= 0:
                    solver.addConstraint((self.expression(number) + error >= 0) | "required")
                if relation <= 0:
                    solver.addConstraint((self.expression(number) - error <= 0) | "required")
                total = total + error
            wish = (total == 0) | 1.0
            solver.addConstraint(wish)
            solver.updateVariables()
            least.append(total.value())
            solver.removeConstraint(wish)
            solver.addConstraint((total <= least[-1] + 1e-7) | "required")
        return least


def number_list(numbers):
    return ",".join(str(n) for n in numbers)


def error_list(errors):
    return ",".join("%.10g" % (e if abs(e) > 1e-9 else 0) for e in errors)


def line(seed):
    system = System(seed)
    run = Run(system)
    fields = [str(seed)]
    refused = [n for n in range(len(system.constraints)) if not run.add(n)]
    fields += [number_list(refused), error_list(run.errors())]
    unchanged = []
    for ordinal, (number, by) in enumerate(system.changes):
        if number in run.present and not run.change(number, by):
            unchanged.append(ordinal)
    fields += [number_list(unchanged), error_list(run.errors())]
    for number in system.removals:
        if number in run.present:
            run.present.remove(number)
    fields += ["", error_list(run.errors())]
    still = [n for n in refused if not run.add(n)]
    fields += [number_list(still), error_list(run.errors())]
    return "|".join(fields)


def answered(seed):
    """The line, worked out in a process of its own: kiwi ends the process on some systems."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        os.write(writer, line(seed).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as stream:
        text = stream.read()
    os.waitpid(child, 0)
    return text


answers = filter(None, map(answered, itertools.count()))
for answer in itertools.islice(answers, 2000):
    print(answer, flush=True)
