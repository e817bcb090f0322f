import { BOTS, PEOPLE } from '../ids.ts'
import { DAY_MS, HOUR_MS, offsetMs, toOffset } from '../offset.ts'
import { cast } from '../people/cast.ts'
import { INACTIVE_PEOPLE } from '../people/members.ts'
import { randomFor, type Random } from '../random.ts'
import type { DailyVotes, DemoBot, DemoBotVote, DemoPerson, Offset } from '../types.ts'

/** The minimum time between two votes of a member for a bot. */
const COOLDOWN_MS = 12 * HOUR_MS
/** When Vera voted for Bruno's approved bot. */
const VERA_VOTED_AT: Offset = { hours: -5 }
const VERA_COUNT = 12
const OLDEST_LAST_VOTE_DAYS = 40
/** The named people voted days ago, so that each of them may vote now. */
const CAST_LAST_VOTE_MS = 2 * DAY_MS
const LEAST_VOTERS = 2
const VOTERS_PER_DIGIT = 5
/** Votes grow more slowly than servers, so that the largest bots do not get all of them. */
const POPULARITY_EXPONENT = 0.35
/** The share of a crowd that votes for a bot in 100,000 servers, a number with this many digits after the first. */
const MAX_CROWD_SHARE = 0.55
const MOST_DIGITS = 5

const castIds = new Set(cast.map((person) => person.id))

/** One row per member per bot, for approved bots that Discord knows. */
export function composeBotVotes(
  bots: readonly DemoBot[],
  people: readonly DemoPerson[]
): readonly DemoBotVote[] {
  const voters = pickVoters(people)
  return isVotable(bots).flatMap((bot) => createVotes(bot, voters))
}

/**
 * Votes by many people: almost everybody knows the largest bots, hardly anybody the smallest. The crowd must not
 * contain people who have already voted for these bots.
 */
export function composeCrowdVotes(
  bots: readonly DemoBot[],
  crowd: readonly DemoPerson[]
): readonly DemoBotVote[] {
  const voters = pickVoters(crowd)
  return isVotable(bots).flatMap((bot) => {
    const random = randomFor(`crowd-votes/${bot.id}`)
    const owners = new Set([bot.mainOwner, ...bot.additionalOwners])
    const isYoung = offsetMs(bot.decided!.at) > -CAST_LAST_VOTE_MS
    const candidates = voters.filter(
      (person) => !owners.has(person.id) && !(isYoung && castIds.has(person.id))
    )
    const digits = Math.log10(bot.serverCount.value + 1)
    const share = MAX_CROWD_SHARE * (digits / MOST_DIGITS) ** 2 * (0.4 + 1.2 * random.next())
    const count = Math.min(candidates.length, Math.round(candidates.length * share))
    return random.sample(candidates, count).map((person) => createVote(bot, person, random))
  })
}

function pickVoters(people: readonly DemoPerson[]): readonly DemoPerson[] {
  return people.filter((person) => person.member !== null && !INACTIVE_PEOPLE.has(person.id))
}

function isVotable(bots: readonly DemoBot[]): readonly DemoBot[] {
  return bots.filter((bot) => bot.approvalStatus === 'approved' && !bot.autoDeleted)
}

function createVotes(bot: DemoBot, voters: readonly DemoPerson[]): DemoBotVote[] {
  const random = randomFor(`votes/${bot.id}`)
  const owners = new Set([bot.mainOwner, ...bot.additionalOwners])
  const candidates = voters.filter((person) => !owners.has(person.id) && !hasVera(bot, person))
  const digits = Math.log10(bot.serverCount.value + 1)
  const count = LEAST_VOTERS + Math.round(digits * VOTERS_PER_DIGIT + random.int(-3, 3))
  const votes = random.sample(candidates, count).map((person) => createVote(bot, person, random))

  const vera = voters.find((person) => hasVera(bot, person))
  return vera ? [...votes, createVeraVote(bot)] : votes
}

function createVote(bot: DemoBot, person: DemoPerson, random: Random): DemoBotVote {
  const earliest = Math.max(offsetMs(bot.decided!.at), offsetMs(person.member!.createdAt))
  const newest = castIds.has(person.id) ? CAST_LAST_VOTE_MS : HOUR_MS
  const oldest = Math.min(-earliest, OLDEST_LAST_VOTE_DAYS * DAY_MS)
  const last = -Math.min(oldest, newest + (oldest - newest) * random.next() ** 2)
  const most = Math.floor((last - earliest) / COOLDOWN_MS) + 1
  const eagerness = bot.serverCount.value ** POPULARITY_EXPONENT
  const count = Math.min(most, Math.ceil(eagerness * (0.2 + 6 * random.next() ** 3)))
  const atLeast = (count - 1) * COOLDOWN_MS
  const first = count === 1 ? last : last - atLeast - (last - earliest - atLeast) * random.next()

  return {
    botId: bot.id,
    userId: person.id,
    count,
    firstVoteAt: toOffset(first),
    lastVoteAt: toOffset(last),
    wantsReminder: false,
  }
}

function hasVera(bot: DemoBot, person: DemoPerson): boolean {
  return bot.id === BOTS.brunoApproved && person.id === PEOPLE.vera
}

function createVeraVote(bot: DemoBot): DemoBotVote {
  return {
    botId: bot.id,
    userId: PEOPLE.vera,
    count: VERA_COUNT,
    firstVoteAt: { days: -30 },
    lastVoteAt: VERA_VOTED_AT,
    wantsReminder: true,
  }
}

/**
 * The votes of one bot by the day on which they were cast, newest first, without days that have none. The sum equals
 * the sum of the counters.
 */
export function dailyVotes(votes: readonly DemoBotVote[], botId: string): readonly DailyVotes[] {
  const perDay = new Map<number, number>()
  for (const vote of votes) {
    if (vote.botId !== botId) continue
    const first = offsetMs(vote.firstVoteAt)
    const step = vote.count > 1 ? (offsetMs(vote.lastVoteAt) - first) / (vote.count - 1) : 0
    for (let k = 0; k < vote.count; k++) {
      const daysAgo = Math.floor(-(first + k * step) / DAY_MS)
      perDay.set(daysAgo, (perDay.get(daysAgo) ?? 0) + 1)
    }
  }
  return [...perDay]
    .map(([daysAgo, count]) => ({ daysAgo, votes: count }))
    .toSorted((a, b) => a.daysAgo - b.daysAgo)
}
