import { parseArgs } from 'node:util'
import { parseWholeNumber, REFERENCE_BOTS } from '../options.ts'

export const STAGES = ['polling', 'live', 'capacity', 'fairness', 'processes'] as const
export type StageName = (typeof STAGES)[number]

export interface LoadOptions {
  /** Number of bots in the directory. */
  readonly bots: number
  readonly stages: readonly StageName[]
  /** Number of polling screens, and for how many seconds they are open. */
  readonly screens: number
  readonly seconds: number
  /** Number of screens with a live stream. */
  readonly live: number
  /** How long three times the capacity lasts, in seconds. */
  readonly overload: number
}

type Lengths = Pick<LoadOptions, 'screens' | 'seconds' | 'live' | 'overload'>

const DEFAULTS: Lengths = { screens: 1_000, seconds: 600, live: 10_000, overload: 330 }
/** Long enough to see that the stages work. The targets are about the default lengths. */
const SHORT: Lengths = { screens: 1_000, seconds: 20, live: 1_000, overload: 25 }

export const LOAD_USAGE = `npm run load -- [--stage=${STAGES.join('|')}]... [--screens=${DEFAULTS.screens}] [--seconds=${DEFAULTS.seconds}] [--live=${DEFAULTS.live}] [--overload=${DEFAULTS.overload}] [--bots=${REFERENCE_BOTS}]
npm run load -- --short`

const isStage = (name: string): name is StageName => STAGES.some((stage) => stage === name)

/** @throws {Error} with a readable message, for an unknown option or an invalid value */
export function parseLoadOptions(args: string[]): LoadOptions {
  const { values } = parseArgs({
    args,
    options: {
      stage: { type: 'string', multiple: true },
      short: { type: 'boolean', default: false },
      screens: { type: 'string' },
      seconds: { type: 'string' },
      live: { type: 'string' },
      overload: { type: 'string' },
      bots: { type: 'string' },
    },
  })
  const unknown = values.stage?.find((name) => !isStage(name))
  if (unknown !== undefined)
    throw new Error(`--stage takes ${STAGES.join(', ')}, not "${unknown}".`)
  const byDefault = values.short ? STAGES.filter((stage) => stage !== 'processes') : STAGES
  const chosen: readonly string[] = values.stage ?? byDefault
  const lengths = values.short ? SHORT : DEFAULTS
  const whole = (name: keyof Lengths) => parseWholeNumber(name, values[name]) ?? lengths[name]
  return {
    stages: STAGES.filter((stage) => chosen.includes(stage)),
    bots: parseWholeNumber('bots', values.bots) ?? REFERENCE_BOTS,
    screens: whole('screens'),
    seconds: whole('seconds'),
    live: whole('live'),
    overload: whole('overload'),
  }
}
