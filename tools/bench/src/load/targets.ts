import type { GeneratorUsage } from './phase.ts'

/** Milliseconds, shares and seconds that must not be exceeded. */
export const TARGETS = {
  acceptedP99Ms: 500,
  rejectedP99Ms: 100,
  liveP99Ms: 1_000,
  memorySpread: 0.05,
  recoverySeconds: 30,
  takeoverSeconds: 30,
} as const

/** A generator that is busier delays its own requests, and would blame the server for it. */
const MOST_OF_A_CORE = 0.9
const MOST_LAG_MS = 50

const PERCENT = 100

type Unit = 'ms' | 's' | '%' | ''

/** One comparison with a target. */
export interface Check {
  readonly what: string
  readonly measured: string
  readonly target: string
  /** Undefined when it could not be judged. */
  readonly isMet: boolean | undefined
}

export interface StageResult {
  readonly stage: string
  /** Figures without a target, as sentences. */
  readonly figures: readonly string[]
  readonly checks: readonly Check[]
}

function format(value: number | undefined, unit: Unit): string {
  if (value === undefined || Number.isNaN(value)) return 'none'
  if (unit === '%') return `${(value * PERCENT).toFixed(1)} %`
  const text = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(1)
  return unit === '' ? text : `${text} ${unit}`
}

/** @param value an undefined or invalid one misses the target */
export function atMost(what: string, value: number | undefined, most: number, unit: Unit): Check {
  const isMet = value !== undefined && value <= most
  return { what, measured: format(value, unit), target: `at most ${format(most, unit)}`, isMet }
}

export const exactly = (what: string, value: number, expected: number): Check => ({
  what,
  measured: format(value, ''),
  target: format(expected, ''),
  isMet: value === expected,
})

/** Whether the generator was too busy for its response times to be the server's. */
export function isSaturated({ core, lagMs }: GeneratorUsage): boolean {
  return core > MOST_OF_A_CORE || lagMs > MOST_LAG_MS
}

/** Leaves the checks of a saturated generator open, because its own delay is part of what it measured. */
export function judge(checks: readonly Check[], generator: GeneratorUsage): readonly Check[] {
  return isSaturated(generator) ? checks.map((check) => ({ ...check, isMet: undefined })) : checks
}

export const describeGenerator = ({ core, lagMs }: GeneratorUsage) =>
  `the load generator used ${format(core, '%')} of a core, its event loop was late by ${format(lagMs, 'ms')} (p99)`
