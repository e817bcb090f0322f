import type { BotSketch } from '../bots/bot.ts'
import type { Remark, Stars } from '../types.ts'

export type Language = 'en' | 'ro'

/** A bot of the tail: written by hand are its name, its line on a card, and how its own text begins. */
export interface TailBot {
  readonly name: string
  readonly short: string
  readonly lead: string
  /** Its categories, where those of its kind would not do. */
  readonly tags: readonly string[] | null
}

/** Something that is true of some bots of a kind, or of all. */
export interface Fitting<T> {
  readonly value: T
  /** Written for a few bots alone, so it comes before what is true of all. */
  readonly special: boolean
  readonly fits: (name: string) => boolean
}

/** What a dozen bots do, each in its own way, and what is said of them. */
export interface Kind {
  readonly language: Language
  /** The first is always there, the second mostly. */
  readonly tags: readonly string[]
  /** Categories of which a bot may have one more. */
  readonly also: readonly string[]
  readonly asksFor: BotSketch['asksFor']
  readonly bots: readonly TailBot[]
  readonly features: readonly Fitting<string>[]
  /** Features that begin with a command in backticks. */
  readonly commands: readonly Fitting<string>[]
  readonly remarks: readonly Fitting<Remark>[]
  readonly activities: readonly Fitting<string>[]
}

/**
 * A kind as it is written: one thing a line, its parts divided by ` | `. A line that is true of some bots
 * alone begins with their names in brackets, one that is true of all but some with `[not …]`.
 */
interface KindText extends Pick<Kind, 'tags' | 'also' | 'asksFor'> {
  readonly language?: Language
  /** name | short description | beginning of the long one | categories, if not the kind's */
  readonly bots: string
  readonly features: string
  /** stars | comment | the owner's reply, if there is one */
  readonly remarks: string
  readonly activities: string
}

const DIVIDER = ' | '
const TAG_DIVIDER = ', '
const NAME_DIVIDER = '; '
const COMMAND_START = '`'
const FOR_SOME = /^\[(?<not>not )?(?<names>[^\]]+)\] (?<rest>.*)$/

export function kind(text: KindText): Kind {
  const bots = lines(text.bots).map((line) => {
    const [name = '', short = '', lead = '', tags] = line.split(DIVIDER)
    return { name, short, lead, tags: tags?.split(TAG_DIVIDER) ?? null }
  })
  const names = new Set(bots.map((bot) => bot.name))
  const fitting = (block: string) => lines(block).map((line) => fittingOf(line, names))
  const features = fitting(text.features)
  return {
    language: text.language ?? 'en',
    tags: text.tags,
    also: text.also,
    asksFor: text.asksFor,
    bots,
    features: features.filter(({ value }) => !value.startsWith(COMMAND_START)),
    commands: features.filter(({ value }) => value.startsWith(COMMAND_START)),
    remarks: fitting(text.remarks).map(({ value, special, fits }) => ({
      value: remarkOf(value),
      special,
      fits,
    })),
    activities: fitting(text.activities),
  }
}

/** The lines of a block of text, without the empty ones. */
export function lines(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function fittingOf(line: string, known: ReadonlySet<string>): Fitting<string> {
  const { not, names, rest } = FOR_SOME.exec(line)?.groups ?? {}
  if (names === undefined || rest === undefined) {
    return { value: line, special: false, fits: () => true }
  }
  const listed = new Set(names.split(NAME_DIVIDER))
  for (const name of listed) {
    if (!known.has(name)) throw new Error(`No bot of this kind is called ${name}: ${line}`)
  }
  return not === undefined
    ? { value: rest, special: true, fits: (name) => listed.has(name) }
    : { value: rest, special: false, fits: (name) => !listed.has(name) }
}

function remarkOf(line: string): Remark {
  const [stars, comment = '', reply] = line.split(DIVIDER)
  const rating = Number(stars) as Stars
  return reply === undefined ? [rating, comment] : [rating, comment, reply]
}
