# UIKata: `make run` starts the course, `make test` proves the code, `make check` proves the course.

SWIFT    ?= swift
PREFIX   ?= /usr/local
DESTDIR  ?=
RELEASE  := .build/release
UIKATA   := $(RELEASE)/uikata
FLAGS    ?=

.PHONY: run test check lint prove bench bench-smoke install uninstall clean build prerequisites help

help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST)

## make run      start the course (installs what is missing, asks first)
run: warm
	@$(UIKATA)

## make test     the test suite, in debug
test: prerequisites
	@Scripts/run-tests

## make check    format, warnings as errors, and the course: every kata loads, runs, prints what is recorded, and ten variants are fair
check: lint warm
	@$(UIKATA) course check --runs 20 --seeds 10

## make prove    the course alone, each program a thousand times and under -O, 200 variants
prove: warm
	@$(UIKATA) course check --runs 1000 --seeds 200 --thorough

## make bench    ratios, measured side by side in one run (make bench-smoke: seconds, for CI)
bench: build
	@$(RELEASE)/Benchmarks

bench-smoke: build
	@$(RELEASE)/Benchmarks --smoke

## make install  PREFIX=/usr/local: the command, the library it compiles against, the course
install: build
	@Scripts/install-into "$(DESTDIR)$(PREFIX)"

uninstall:
	rm -rf "$(DESTDIR)$(PREFIX)/bin/uikata" "$(DESTDIR)$(PREFIX)/lib/uikata" \
	  "$(DESTDIR)$(PREFIX)/share/uikata"

lint:
	@Scripts/lint

prerequisites:
	@Scripts/prerequisites

# All products, since `swift run uikata` would leave the library unbuilt.
build: prerequisites
	@$(SWIFT) build -c release $(FLAGS)

# The compiler's module cache takes a second when cold; nobody should wait for it at a question.
warm: build
	@Scripts/warm $(RELEASE)

clean:
	rm -rf .build
