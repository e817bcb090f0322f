import type { Random } from '@botanica/demo-world'
import { DAY_MS } from '#app/core/time'
import { figuresOf, votesOf } from '#database/demo/grow/figures'
import type { Material } from '#database/demo/grow/material'

/** The range of rows to add. All generated values are derived from these internal ids. */
export interface Plan {
  readonly now: Date
  /** First and last id of the added bots. */
  readonly firstBot: number
  readonly lastBot: number
  /** First and last number of the added members, counted from 1. Their ids are derived from these numbers. */
  readonly firstMember: number
  readonly lastMember: number
  /** Names and ids of all categories, in the order of a bot's tags. */
  readonly categories: readonly { readonly id: number; readonly name: string }[]
  readonly randomFor: (key: string) => Random
  readonly material: Material
  /** Called with the number of bots copied into the current table. */
  readonly onBot: (done: number) => void
}

export interface GrownBot {
  readonly id: number
  readonly discordId: string
  readonly owner: string
  readonly helper: string | null
  readonly categories: Plan['categories']
  readonly status: 'approved' | 'pending' | 'rejected'
  readonly certified: boolean
  readonly createdAt: Date
  readonly servers: number
  /** When the server count was posted, or null if the bot has none. */
  readonly postedAt: Date | null
  readonly votes: readonly GrownVote[]
  readonly reviews: readonly GrownReview[]
}

export interface GrownTexts {
  readonly name: string
  readonly short: string
  readonly description: string
}

export interface GrownVote {
  readonly member: string
  readonly count: number
  readonly first: Date
  readonly last: Date
}

export interface GrownReview {
  readonly member: string
  readonly stars: number
  readonly comment: string | null
  readonly reply: string | null
  readonly at: Date
  readonly likes: readonly { readonly member: string; readonly vote: 1 | -1 }[]
}
const COOLDOWN_MS = DAY_MS / 2
const OLDEST_DAYS = 1500
/** Ids from here on are used by no bot or member of the demo data. */
const BOT_ID_BASE = 330_000_000_000_000_000n
const MEMBER_ID_BASE = 220_000_000_000_000_000n
const MOST_LINES = 8
const MAX_DESCRIPTION = 1900
const MAX_NAME = 32
const MAX_SHORT = 100
const SYLLABLES =
  'ba ce di fo gu ha ji ka lo mu ne pi ro su ta ve wi xo ya zu bri cla dre flo gra'.split(' ')
const STARS = [5, 5, 5, 5, 5, 4, 4, 4, 3, 2, 1]
const PENDING = 0.02
const REJECTED = 0.01
const CERTIFIED = 0.02
const LEAST_SERVERS_CERTIFIED = 100
/** Strides for picking different members without a list. They are primes, so that no member repeats early. */
const STRIDES = { votes: 7919, reviews: 104_729, likes: 1_299_709 }

export const memberId = (n: number) => String(MEMBER_ID_BASE + BigInt(n))
export const botDiscordId = (id: number) => String(BOT_ID_BASE + BigInt(id))

/** Returns everything about one bot except its texts. Deterministic. */
export function grownBot(plan: Plan, id: number): GrownBot {
  const random = plan.randomFor(`grown/${id}`)
  const { servers, voters, reviews } = figuresOf(random, plan.lastMember)
  const draw = random.next()
  const status = draw < PENDING ? 'pending' : draw < PENDING + REJECTED ? 'rejected' : 'approved'
  const listed = status === 'approved'
  const age = Math.ceil(OLDEST_DAYS * random.next() ** 1.4) * DAY_MS
  const createdAt = new Date(plan.now.getTime() - age)
  const owner = member(plan, random.int(1, plan.lastMember))
  const helper = random.chance(0.05) ? member(plan, random.int(1, plan.lastMember)) : null
  const own = new Set([owner, helper])
  const later = (span: number) => new Date(createdAt.getTime() + Math.floor(span * random.next()))

  return {
    id,
    discordId: botDiscordId(id),
    owner,
    helper: helper === owner ? null : helper,
    categories: categoriesOf(plan, random),
    status,
    certified: listed && servers >= LEAST_SERVERS_CERTIFIED && random.chance(CERTIFIED),
    createdAt,
    servers,
    postedAt: servers > 0 ? later(age) : null,
    votes: listed
      ? different(plan, voters, STRIDES.votes, random)
          .filter((voter) => !own.has(voter))
          .map((voter) => voteOf(voter, createdAt, age, random))
      : [],
    reviews: listed
      ? different(plan, reviews, STRIDES.reviews, random)
          .filter((author) => !own.has(author))
          .map((author) => reviewOf(plan, author, later(age), random))
      : [],
  }
}

/** Returns the texts of one bot. They are separate because most tables do not need them. */
export function grownTexts({ randomFor, material }: Plan, id: number): GrownTexts {
  const random = randomFor(`texts/${id}`)
  return {
    name: createName(material, random),
    short: shortOf(material, random),
    description: descriptionOf(material, random),
  }
}

function member(plan: Plan, n: number): string {
  return memberId(1 + (n % plan.lastMember))
}

/** Returns the given number of different members. */
function different(plan: Plan, count: number, stride: number, random: Random): string[] {
  const start = random.int(1, plan.lastMember)
  const ids = Array.from({ length: count }, (_, k) => member(plan, start + k * stride))
  return [...new Set(ids)]
}

function voteOf(voter: string, createdAt: Date, age: number, random: Random): GrownVote {
  const count = Math.min(votesOf(random), 1 + Math.floor(age / COOLDOWN_MS / 2))
  const span = (count - 1) * COOLDOWN_MS
  const first = new Date(createdAt.getTime() + Math.floor((age - span) * random.next()))
  return { member: voter, count, first, last: new Date(first.getTime() + span) }
}

function reviewOf(plan: Plan, author: string, at: Date, random: Random): GrownReview {
  const comment = random.chance(0.55) ? random.pick(plan.material.comments) : null
  const likes = comment === null ? 0 : Math.floor(12 * random.next() ** 6)
  return {
    member: author,
    stars: random.pick(STARS),
    comment,
    reply: comment !== null && random.chance(0.08) ? random.pick(plan.material.comments) : null,
    at,
    likes: different(plan, likes, STRIDES.likes, random).map((voter) => ({
      member: voter,
      vote: random.chance(0.85) ? 1 : -1,
    })),
  }
}

/** Returns a name of two or three words, occasionally with an invented one. */
function createName({ nameWords }: Material, random: Random): string {
  const first = random.pick(nameWords)
  const second = random.chance(0.25) ? invented(4, random) : random.pick(nameWords)
  const name = random.chance(0.3) ? `${first}${second}` : `${first} ${second}`
  return (random.chance(0.12) ? `${name} ${random.int(2, 999)}` : name).slice(0, MAX_NAME).trim()
}

/** Returns an invented word of two or more syllables. */
function invented(most: number, random: Random): string {
  const word = Array.from({ length: random.int(2, most) }, () => random.pick(SYLLABLES)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function shortOf({ shorts, nameWords }: Material, random: Random): string {
  const short = random.pick(shorts)
  const longer = `${short} With ${random.pick(nameWords).toLowerCase()}.`
  return longer.length <= MAX_SHORT ? longer : short
}

function descriptionOf({ lines }: Material, random: Random): string {
  const chosen = Array.from({ length: random.int(3, MOST_LINES) }, () => random.pick(lines))
  const text = [...new Set(chosen)].join('\n\n').slice(0, MAX_DESCRIPTION).trim()
  return random.chance(0.3) ? `${text}\n\n${invented(3, random)}.` : text
}

/** Returns one to three categories, in the order of all categories. Some are chosen much more often than others. */
function categoriesOf({ categories }: Plan, random: Random): Plan['categories'] {
  const chosen = new Set(
    Array.from({ length: random.int(1, 3) }, () =>
      Math.floor(categories.length * random.next() ** 1.6)
    )
  )
  return categories.filter((_, index) => chosen.has(index))
}
