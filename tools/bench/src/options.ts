import { parseArgs } from 'node:util'

export interface Options {
  /** How many bots there are. */
  readonly bots: number
  /** Whether it is measured at one size after the other. */
  readonly growth: boolean
  /** The largest size of a growth. */
  readonly until: number
  /** Requests under way at once: few, since the time that one waits for the others counts as its own. */
  readonly connections: number
  readonly seconds: number
  readonly rounds: number
  /** The scenarios that are measured, by name; all of them when there is none. */
  readonly only: readonly string[]
  /** So many live screens are opened instead, and told of votes; 0 for none. */
  readonly screens: number
  /** So many uncached requests are sent at once instead; 0 for none. */
  readonly overload: number
  /** Whether the search without a connection is measured instead. */
  readonly offlineSearch: boolean
}

export const GROWTH_SIZES: readonly number[] = [1_000, 10_000, 100_000, 1_000_000]
/** The size that the aims are about, and that other sizes are held against. */
export const REFERENCE_BOTS = 10_000

const DEFAULTS = { bots: REFERENCE_BOTS, until: 1_000_000, connections: 8, seconds: 3, rounds: 5 }

export const USAGE = `npm run bench -- [--bots=${DEFAULTS.bots}] [--connections=${DEFAULTS.connections}] [--seconds=${DEFAULTS.seconds}] [--rounds=${DEFAULTS.rounds}] [--only=vote]...
npm run bench -- --growth [--until=${DEFAULTS.until}]
npm run bench -- --screens=2000
npm run bench -- --overload=400
npm run bench -- --offline-search`

/** @throws {Error} with a sentence for an option that is none, or has no sense */
export function readOptions(args: string[]): Options {
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
      'offline-search': { type: 'boolean', default: false },
    },
  })
  const whole = (name: keyof typeof DEFAULTS | 'screens' | 'overload') => {
    const given = values[name]
    if (given === undefined) return name in DEFAULTS ? DEFAULTS[name as keyof typeof DEFAULTS] : 0
    const number = Number(given)
    if (Number.isInteger(number) && number > 0) return number
    throw new Error(`--${name} takes a whole number above 0, and "${given}" is none.`)
  }
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
    offlineSearch: values['offline-search'],
  }
}

/** The sizes of a growth up to the largest one asked for; the reference is always among them. */
export function growthSizes({ until }: Pick<Options, 'until'>): number[] {
  return GROWTH_SIZES.filter((size) => size <= Math.max(until, REFERENCE_BOTS))
}
