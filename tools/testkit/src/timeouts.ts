import { availableParallelism } from 'node:os'

/** Overrides what is measured; set by the first process that measures, so that those it starts agree with it. */
const FACTOR_VARIABLE = 'TEST_TIMEOUT_FACTOR'

/** What the work below takes on the machine that the limits were chosen on: two cores at 2.8 GHz, otherwise idle. */
const REFERENCE_MS = 100
const NUMBERS = 100_000
const MULTIPLIER = 1_103_515_245
const INCREMENT = 12_345
const MODULUS = 2 ** 31
const LARGEST_FACTOR = 8
const REFERENCE_CORES = 2

/** How long some fixed work takes now, in milliseconds: longer on a slow machine, and on one that is busy. */
function measure(): number {
  const began = performance.now()
  const numbers: number[] = []
  for (let index = 0, seed = 1; index < NUMBERS; index++) {
    seed = (Math.imul(seed, MULTIPLIER) + INCREMENT) % MODULUS
    numbers.push(seed)
  }
  numbers.sort((left, right) => left - right)
  return performance.now() - began
}

function readFactor(): number {
  const given = Number(process.env[FACTOR_VARIABLE])
  if (given > 0) return given
  const isNarrow = availableParallelism() < REFERENCE_CORES
  const measured = (measure() / REFERENCE_MS) * (isNarrow ? REFERENCE_CORES : 1)
  const factor = Math.min(Math.max(measured, 1), LARGEST_FACTOR)
  process.env[FACTOR_VARIABLE] = factor.toFixed(1)
  return factor
}

const factor = readFactor()

/**
 * A time limit for this machine: what was chosen on the reference machine, times how much slower this one is. Never less
 * than was chosen. `TEST_TIMEOUT_FACTOR=3` triples every limit instead of measuring.
 *
 * @param milliseconds on the reference machine
 */
export function scaled(milliseconds: number): number {
  return Math.round(milliseconds * factor)
}

/** The limits that tests of all packages share, in milliseconds. */
export const TIMEOUTS = {
  /** A whole test. */
  test: scaled(120_000),
  /** One step of it: a click, a navigation, an element that is to appear. */
  step: scaled(20_000),
  /** A condition that is looked at again and again. */
  poll: scaled(15_000),
  /** What a page does by itself when its window changes. */
  layout: scaled(3_000),
  /** A server process, from its start until it serves. */
  serverStart: scaled(60_000),
  /** A server process, from the signal until it has ended. */
  serverStop: scaled(15_000),
} as const
