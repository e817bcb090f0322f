import type { Random } from '../random.ts'
import { createDeck, createFittingDeck, type Deck } from './deck.ts'
import type { Kind, TailBot } from './kind.ts'
import type { Wording } from './wording.ts'

/** The parts of one bot's long description, before the layout. */
interface Pieces {
  readonly bot: TailBot
  readonly features: readonly string[]
  readonly commands: readonly string[]
  readonly notes: readonly string[]
  /** A section with a heading, or nothing when its body is empty. */
  readonly part: (sort: keyof Wording['headings'], body: string, level?: string) => string
  readonly setup: () => string
}

/** The layouts of long descriptions, from a paragraph to a small manual. */
const LAYOUTS: readonly ((pieces: Pieces) => readonly string[])[] = [
  (p) => [p.bot.lead, bullets(p.features), bullets(p.commands), all(p.notes)],
  (p) => [p.bot.lead, p.part('features', bullets(p.features)), all(p.notes)],
  (p) => [
    `## ${p.bot.name}`,
    p.bot.lead,
    bullets([...p.features, ...p.commands], '*'),
    one(p.notes),
  ],
  (p) => [p.bot.lead, prose(p.features), one(p.notes)],
  (p) => [p.bot.lead, prose(p.features.slice(0, 2))],
  (p) => [
    p.bot.lead,
    p.part('commands', bullets(p.commands)),
    p.part('features', bullets(p.features)),
    one(p.notes),
  ],
  (p) => [p.bot.lead, p.part('features', bullets(p.features)), p.part('setup', p.setup())],
  (p) => [p.bot.lead, prose(p.features), bullets(p.commands), one(p.notes)],
  (p) => [
    p.bot.lead,
    p.part('features', bullets(p.features), '##'),
    codeBlock(p.commands),
    all(p.notes),
  ],
  (p) => [p.bot.lead, bullets(p.features.map(capital), '✅'), p.part('notes', one(p.notes))],
  (p) => [
    p.bot.lead,
    prose(p.features.slice(0, 2)),
    p.part('commands', bullets(p.commands), '##'),
    p.part('notes', all(p.notes), '##'),
  ],
  (p) => [p.bot.lead, bullets(p.features), p.part('setup', p.setup()), one(p.notes)],
  (p) => [`**${p.bot.lead}**`, bullets(p.features.map(bold)), one(p.notes)],
]

/**
 * Creates a function that writes the descriptions of one kind's bots from the fitting texts, with as little
 * repetition as possible.
 */
export function createDescriber(
  kind: Kind,
  wording: Wording,
  notes: { plain: Deck<string>; linked: Deck<string> },
  random: Random
) {
  const features = createFittingDeck(kind.features, random)
  const commands = createFittingDeck(kind.commands, random)
  const layouts = createDeck(LAYOUTS, random)
  const setups = createDeck(wording.setups, random)
  const headings = {
    features: createDeck(wording.headings.features, random),
    commands: createDeck(wording.headings.commands, random),
    setup: createDeck(wording.headings.setup, random),
    notes: createDeck(wording.headings.notes, random),
  }

  /** @param site the URL of the bot's website, or null when it has none */
  return function describe(bot: TailBot, site: string | null): string {
    const ending = notes.plain.deal(random.int(1, 2))
    if (site !== null && random.chance(0.6)) {
      ending.unshift(notes.linked.deal(1)[0]!.replace('{site}', site))
    }
    const pieces: Pieces = {
      bot,
      features: features.dealFor(bot.name, random.int(3, 5)),
      commands: commands.dealFor(bot.name, random.int(2, 3)),
      notes: ending,
      part: (sort, body, level = '###') =>
        body === '' ? '' : `${level} ${headings[sort].deal(1)[0]}\n\n${body}`,
      setup: () =>
        setups
          .deal(1)[0]!
          .map((step, index) => `${index + 1}. ${step.replace('{name}', bot.name)}`)
          .join('\n'),
    }
    return layouts.deal(1)[0]!(pieces)
      .filter((block) => block !== '')
      .join('\n\n')
  }
}

function bullets(items: readonly string[], mark = '-'): string {
  return items.map((item) => `${mark} ${item}`).join(mark === '✅' ? '  \n' : '\n')
}

function prose(items: readonly string[]): string {
  return items.map((item) => `${capital(item)}${/[.!?]$/.test(item) ? '' : '.'}`).join(' ')
}

function all(notes: readonly string[]): string {
  return notes.join(' ')
}

function one(notes: readonly string[]): string {
  return notes[0] ?? ''
}

/** Only the commands, without descriptions, like a list in a hurry. */
function codeBlock(commands: readonly string[]): string {
  const names = commands.flatMap((line) => line.match(/(?<=`)\/[^`]+/g) ?? [])
  return names.length === 0 ? '' : ['```', ...names, '```'].join('\n')
}

/** Puts the words before the first comma or colon in bold, if they are few. */
function bold(feature: string): string {
  const plain = capital(feature).replaceAll('**', '')
  const match = plain.match(/^([^,:`]{4,32})([,:].*)$/)
  return match ? `**${match[1]}**${match[2]}` : plain
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
