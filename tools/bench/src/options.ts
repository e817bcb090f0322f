import { parseArgs } from 'node:util'

export interface Options {
  /** Number of bots in the directory. */
  readonly bots: number
  /** Whether to measure several sizes one after the other. */
  readonly growth: boolean
  /** The largest size to measure. */
  readonly until: number
  /** Concurrent connections. Few, because the time that a request waits for others counts as its own. */
  readonly connections: number
  readonly seconds: number
  readonly rounds: number
  /** Names of the scenarios to measure; all if empty. */
  readonly only: readonly string[]
  /** Number of live connections to open instead, while votes are cast; 0 to skip. */
  readonly screens: number
  /** Number of uncached requests to send at once instead; 0 to skip. */
  readonly overload: number
  /** Number of webhooks to send events to instead; 0 to skip. */
  readonly webhooks: number
  /** Number of reports per second to send beside reads instead, to measure what counting costs; 0 to skip. */
  readonly counting: number
  /** Whether to measure the offline search instead. */
  readonly offlineSearch: boolean
  /** Whether to judge the results of searches in the demo world instead. */
  readonly searchQuality: boolean
}

export const GROWTH_SIZES: readonly number[] = [1_000, 10_000, 100_000, 1_000_000]
/** All bots of the demo world, listed or not: a database of this size has no others. */
export const DEMO_BOTS = 600
/** The size that the targets apply to and that other sizes are compared with. */
export const REFERENCE_BOTS = 10_000

const DEFAULTS = { bots: REFERENCE_BOTS, until: 1_000_000, connections: 8, seconds: 3, rounds: 5 }

export const USAGE = `npm run bench -- [--bots=${DEFAULTS.bots}] [--connections=${DEFAULTS.connections}] [--seconds=${DEFAULTS.seconds}] [--rounds=${DEFAULTS.rounds}] [--only=vote]...
npm run bench -- --growth [--until=${DEFAULTS.until}]
npm run bench -- --screens=2000
npm run bench -- --overload=400
npm run bench -- --webhooks=1000
npm run bench -- --counting=100
npm run bench -- --offline-search
npm run bench -- --search-quality`

/** @throws {Error} with a readable message, for anything but a whole number above 0 */
export function parseWholeNumber(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const number = Number(given)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`--${name} takes a whole number above 0, not "${given}".`)
}

/** @throws {Error} with a readable message, for an unknown option or an invalid value */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      bots: { type: 'string' },
      growth: { type: 'boolean', default: false },
      until: { type: 'string' },
      connections: { type: 'string' },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      screens: { type: 'string' },
      overload: { type: 'string' },
      webhooks: { type: 'string' },
      counting: { type: 'string' },
      'offline-search': { type: 'boolean', default: false },
      'search-quality': { type: 'boolean', default: false },
    },
  })
  const whole = (name: keyof typeof DEFAULTS | 'screens' | 'overload' | 'webhooks' | 'counting') =>
    parseWholeNumber(name, values[name]) ??
    (name in DEFAULTS ? DEFAULTS[name as keyof typeof DEFAULTS] : 0)
  return {
    growth: values.growth,
    bots: whole('bots'),
    until: whole('until'),
    connections: whole('connections'),
    seconds: whole('seconds'),
    rounds: whole('rounds'),
    only: values.only,
    screens: whole('screens'),
    overload: whole('overload'),
    webhooks: whole('webhooks'),
    counting: whole('counting'),
    offlineSearch: values['offline-search'],
    searchQuality: values['search-quality'],
  }
}

/** The sizes to measure up to the requested one. The reference size is always included. */
export function getGrowthSizes({ until }: Pick<Options, 'until'>): number[] {
  return GROWTH_SIZES.filter((size) => size <= Math.max(until, REFERENCE_BOTS))
}
