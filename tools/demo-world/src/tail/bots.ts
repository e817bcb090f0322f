import type { Picture } from '../account.ts'
import { bot, type BotSketch } from '../bots/bot.ts'
import { offsetMs, DAY_MS } from '../offset.ts'
import { randomFor, type Random } from '../random.ts'
import type { DemoBot, DemoPerson } from '../types.ts'
import { createDeck, createFittingDeck } from './deck.ts'
import { createDescriber } from './describe.ts'
import { listedServers, unlistedServers } from './server-counts.ts'
import type { Kind, Language, TailBot } from './kind.ts'
import { kinds } from './kinds/index.ts'
import { createOwnerDealer, type Owners } from './owners.ts'
import { APPROVALS, REJECTIONS } from './decision-reasons.ts'
import { wordings } from './wording.ts'

/** The number of the first generated bot; those before are hand-written. */
const FIRST_NUMBER = 61
const PENDING_CHANCE = 0.045
const REJECTED_CHANCE = 0.025
const GONE_CHANCE = 0.015
/** The requirement of a certification. */
const LEAST_SERVERS_CERTIFIED = 100
const LEAST_AGE_CERTIFIED = 90
const LONGEST_PENDING_DAYS = 4
/** Days between an owner's first visit and the first bot. */
const FIRST_BOT_DAYS = 3
/** Decided bots were submitted before the longest wait, which leaves time for reviews and votes. */
const LEAST_DECIDED_DAYS = 9
const POPULAR = 5000
const REMARKS = 3
const SECOND_TAG_CHANCE = 0.75

const PREFIX_SIGNS = ['!', '!', '?', '.', '-', '>', '$', '+', ';']

/** The generated bots, owned by the given members. */
export function tailBots(people: readonly DemoPerson[]): readonly DemoBot[] {
  const random = randomFor('tail/bots')
  const owned = createOwnerDealer(people, random)
  const notes = noteDecks(random)
  // The kinds alternate, so that bots with consecutive ids differ.
  const order = random.sample(
    kinds.flatMap((kind) => kind.bots.map((text) => ({ kind, text }))),
    Number.POSITIVE_INFINITY
  )
  const describers = new Map(
    kinds.map((kind) => [
      kind,
      {
        describe: createDescriber(kind, wordings[kind.language], notes[kind.language], random),
        remarks: createFittingDeck(kind.remarks, random),
        activities: createFittingDeck(kind.activities, random),
      },
    ])
  )
  return order.map(({ kind, text }, index) => {
    const writer = describers.get(kind)!
    const facts = createFacts(FIRST_NUMBER + index, kind, text, owned)
    const [activity] = writer.activities.dealFor(text.name, 1)
    return bot({
      ...facts,
      long: writer.describe(text, facts.website ?? null),
      activity: randomFor(`activity/${text.name}`).chance(0.6) ? activity : undefined,
      remarks: writer.remarks.dealFor(text.name, REMARKS),
    })
  })
}

function noteDecks(random: Random) {
  const decks = (language: Language) => ({
    plain: createDeck(wordings[language].notes, random),
    linked: createDeck(wordings[language].linked, random),
  })
  return { en: decks('en'), ro: decks('ro') }
}

/** Everything except the texts that are dealt. */
function createFacts(
  n: number,
  kind: Kind,
  text: TailBot,
  owned: Owners
): Omit<BotSketch, 'long' | 'activity' | 'remarks'> {
  const random = randomFor(`tail/${text.name}`)
  const status = pickVerdict(random)
  const listed = status === 'approved'
  const servers = listed ? listedServers(random) : unlistedServers(random)
  const mainOwner = owned.next(kind.language)
  const longest = Math.floor(-offsetMs(mainOwner.member!.createdAt) / DAY_MS) - FIRST_BOT_DAYS
  const age =
    status === 'pending'
      ? random.int(0, Math.min(LONGEST_PENDING_DAYS, longest))
      : Math.max(LEAST_DECIDED_DAYS, Math.ceil(longest * random.next() ** 0.8))
  const gone = listed && random.chance(GONE_CHANCE)
  const certified =
    listed &&
    !gone &&
    servers >= LEAST_SERVERS_CERTIFIED &&
    age >= LEAST_AGE_CERTIFIED &&
    random.chance(servers >= POPULAR ? 0.4 : 0.08)
  const slug = toSlug(text.name)
  const known = servers > random.int(0, 400)

  return {
    n,
    name: text.name,
    discriminator: random.chance(0.3) ? '0' : undefined,
    mainOwner: mainOwner.id,
    additionalOwners: random.chance(0.17) ? owned.pickCoOwners(mainOwner, random.int(1, 2)) : [],
    tags: pickTags(kind, text, random),
    servers,
    serversFrom: pickSource(status, gone, random),
    age,
    status,
    ...pickReason(status, random),
    certified,
    autoDeleted: gone,
    avatar: pickAvatar(gone, random),
    banner: pickBanner(gone, random),
    prefix: pickPrefix(text.name, random),
    asksFor: kind.asksFor,
    short: text.short,
    support: known && random.chance(0.75) ? `${slug}-demo`.slice(0, 32) : undefined,
    website: known && random.chance(0.55) ? `https://${slug}.example` : undefined,
    github: random.chance(0.32) ? slug : undefined,
    twitter: known && random.chance(0.12) ? slug.replaceAll('-', '_').slice(0, 15) : undefined,
    youtube: known && random.chance(0.06) ? slug : undefined,
    instagram: known && random.chance(0.05) ? slug.replaceAll('-', '.') : undefined,
    online: gone ? 'offline' : pickPresence(random),
  }
}

function pickVerdict(random: Random): NonNullable<BotSketch['status']> {
  const draw = random.next()
  if (draw < PENDING_CHANCE) return 'pending'
  return draw < PENDING_CHANCE + REJECTED_CHANCE ? 'rejected' : 'approved'
}

function pickReason(
  status: BotSketch['status'],
  random: Random
): Pick<BotSketch, 'reason' | 'brokenRules'> {
  if (status === 'rejected') {
    const { rule, reason } = random.pick(REJECTIONS)
    return { reason, brokenRules: [rule] }
  }
  return status === 'approved' && random.chance(0.15) ? { reason: random.pick(APPROVALS) } : {}
}

function pickSource(
  status: BotSketch['status'],
  gone: boolean,
  random: Random
): BotSketch['serversFrom'] {
  if (status !== 'approved') return 'unknown'
  if (gone) return 'stale'
  const draw = random.next()
  if (draw < 0.7) return 'posted'
  return draw < 0.82 ? 'stale' : draw < 0.85 ? 'staff' : 'unknown'
}

function pickTags(kind: Kind, text: TailBot, random: Random): readonly string[] {
  if (text.tags !== null) return text.tags
  const [first, second] = kind.tags
  const tags = [first!]
  if (second !== undefined && random.chance(SECOND_TAG_CHANCE)) tags.push(second)
  return [...tags, ...random.sample(kind.also, random.int(0, 1))]
}

function pickAvatar(gone: boolean, random: Random): Picture {
  const draw = random.next()
  if (gone) return 'missing'
  if (draw < 0.08) return 'none'
  if (draw < 0.2) return 'animated'
  return draw < 0.21 ? 'missing' : 'still'
}

/** Discord returns no images of a bot that it no longer knows. */
function pickBanner(gone: boolean, random: Random): Picture {
  const draw = random.next()
  if (gone) return 'missing'
  if (draw < 0.42) return 'none'
  if (draw < 0.5) return 'animated'
  return draw < 0.52 ? 'missing' : 'still'
}

function pickPresence(random: Random): NonNullable<BotSketch['online']> {
  const draw = random.next()
  if (draw < 0.82) return 'online'
  return draw < 0.9 ? 'idle' : draw < 0.95 ? 'dnd' : 'offline'
}

/** Usually no custom prefix; else a sign, or the first letters of the name before a sign. */
function pickPrefix(name: string, random: Random): string | undefined {
  const letters = toSlug(name)
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
  const sign = random.pick(PREFIX_SIGNS)
  const draw = random.next()
  if (draw < 0.58 || letters === '') return undefined
  return draw < 0.72 ? sign : `${letters}${sign}`
}

/** The name as it appears in URLs. */
export function toSlug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
