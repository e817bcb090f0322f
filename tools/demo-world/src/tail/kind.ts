import type { BotSketch } from '../bots/bot.ts'
import type { Remark, Stars } from '../types.ts'

export type Language = 'en' | 'ro'

/** A generated bot. Its name, its short description and the beginning of its long one are hand-written. */
export interface TailBot {
  readonly name: string
  readonly short: string
  readonly lead: string
  /** Its categories, if those of its kind do not fit. */
  readonly tags: readonly string[] | null
}

/** A text that fits some bots of a kind, or all. */
export interface Fitting<T> {
  readonly value: T
  /** Written for few bots, so it is used before general ones. */
  readonly special: boolean
  readonly fits: (name: string) => boolean
}

/** A group of about a dozen similar bots, with texts for their descriptions and reviews. */
export interface Kind {
  readonly language: Language
  /** The first one is always used, the second one usually. */
  readonly tags: readonly string[]
  /** Categories of which a bot may have one in addition. */
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
 * The source text of a kind: one item per line, fields separated by ` | `. A line that fits only some bots begins
 * with their names in brackets, one that fits all but some with `[not …]`.
 */
interface KindText extends Pick<Kind, 'tags' | 'also' | 'asksFor'> {
  readonly language?: Language
  /** name | short description | beginning of the long one | categories, if not the kind's */
  readonly bots: string
  readonly features: string
  /** stars | comment | the owner's reply, if any */
  readonly remarks: string
  readonly activities: string
}

const DIVIDER = ' | '
const TAG_DIVIDER = ', '
const NAME_DIVIDER = '; '
const COMMAND_START = '`'
const FOR_SOME = /^\[(?<not>not )?(?<names>[^\]]+)\] (?<rest>.*)$/

export function kind(text: KindText): Kind {
  const bots = splitLines(text.bots).map((line) => {
    const [name = '', short = '', lead = '', tags] = line.split(DIVIDER)
    return { name, short, lead, tags: tags?.split(TAG_DIVIDER) ?? null }
  })
  const names = new Set(bots.map((bot) => bot.name))
  const fitting = (block: string) => splitLines(block).map((line) => parseFitting(line, names))
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
      value: parseRemark(value),
      special,
      fits,
    })),
    activities: fitting(text.activities),
  }
}

/** The lines of a block of text, without empty ones. */
export function splitLines(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function parseFitting(line: string, known: ReadonlySet<string>): Fitting<string> {
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

function parseRemark(line: string): Remark {
  const [stars, comment = '', reply] = line.split(DIVIDER)
  const rating = Number(stars) as Stars
  return reply === undefined ? [rating, comment] : [rating, comment, reply]
}
