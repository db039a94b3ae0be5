#!/usr/bin/env python3
"""Writes schedules.txt: what py-fsrs makes of the 10,000 histories of FSRSTests.swift.

    python3 -m venv /tmp/fsrs && /tmp/fsrs/bin/pip install fsrs==6.3.2
    /tmp/fsrs/bin/python make-schedules.py > schedules.txt

A history is drawn from its number, here and in FSRSTests.swift by the same steps. A line is the
days to the next review after its last one, then stability and difficulty to six digits.
"""
from datetime import datetime, timedelta, timezone

from fsrs import Card, Rating, Scheduler

MASK = (1 << 64) - 1


class Generator:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = seed & MASK

    def below(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % bound


scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
for number in range(10_000):
    draw = Generator(number).below
    time = datetime(2026, 1, 1, tzinfo=timezone.utc)
    card = Card(card_id=number, due=time)
    for _ in range(1 + draw(12)):
        # Within the day, at the time that was planned, or some time in half a year, to the second.
        kind = draw(3)
        if kind == 0:
            time += timedelta(seconds=draw(86_400))
        elif kind == 1 and card.last_review:
            time = card.due
        else:
            time += timedelta(seconds=draw(180 * 86_400))
        card, _ = scheduler.review_card(card, Rating(1 + draw(4)), time)
    days = (card.due - card.last_review).days
    print(f"{days} {card.stability:.6g} {card.difficulty:.6g}")
