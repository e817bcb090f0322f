import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Overrides the measurement. Set by the first process that measures, so that its child processes use the same value.
 */
const FACTOR_VARIABLE = 'TEST_TIMEOUT_FACTOR'

/** How long the work below takes on the reference machine, in milliseconds: two cores at 2.8 GHz, otherwise idle. */
const REFERENCE_MS = { computing: 100, startingProcess: 40 }
const NUMBERS = 100_000
const MULTIPLIER = 1_103_515_245
const INCREMENT = 12_345
const MODULUS = 2 ** 31
const LARGEST_FACTOR = 8
const REFERENCE_CORES = 2

/** How many times longer a calculation takes than on the reference machine: longer on a slow or busy one. */
function measureComputing(): number {
  const began = performance.now()
  const numbers: number[] = []
  for (let index = 0, seed = 1; index < NUMBERS; index++) {
    seed = (Math.imul(seed, MULTIPLIER) + INCREMENT) % MODULUS
    numbers.push(seed)
  }
  numbers.sort((left, right) => left - right)
  return (performance.now() - began) / REFERENCE_MS.computing
}

/**
 * The same for the start of a process. Some virtual machines compute fast, but take a multiple for new memory and
 * system calls, of which browsers and servers need many.
 */
function measureStartingProcess(): number {
  const began = performance.now()
  spawnSync(process.execPath, ['--eval', ''])
  return (performance.now() - began) / REFERENCE_MS.startingProcess
}

function readFactor(): number {
  const given = Number(process.env[FACTOR_VARIABLE])
  if (given > 0) return given
  const isNarrow = availableParallelism() < REFERENCE_CORES
  const slowest = Math.max(measureComputing(), measureStartingProcess())
  const measured = slowest * (isNarrow ? REFERENCE_CORES : 1)
  const factor = Math.min(Math.max(measured, 1), LARGEST_FACTOR).toFixed(1)
  process.env[FACTOR_VARIABLE] = factor
  return Number(factor)
}

const factor = readFactor()

/**
 * A timeout for this machine: the value for the reference machine, multiplied by how much slower this one is, but
 * never less than that value. `TEST_TIMEOUT_FACTOR=3` triples every timeout instead of measuring.
 *
 * @param milliseconds on the reference machine
 */
export function scaleTimeout(milliseconds: number): number {
  return Math.round(milliseconds * factor)
}

/** The timeouts that tests of all packages share, in milliseconds. */
export const TIMEOUTS = {
  /** A whole test. */
  test: scaleTimeout(120_000),
  /** One step: a click, a navigation, an element that should appear. */
  step: scaleTimeout(20_000),
  /** A condition that is polled. */
  poll: scaleTimeout(15_000),
  /** A layout change after the window was resized. */
  layout: scaleTimeout(3_000),
  /** A server process, from its start until it is ready. */
  serverStart: scaleTimeout(60_000),
  /** A server process, from the signal until it has exited. */
  serverStop: scaleTimeout(15_000),
} as const
