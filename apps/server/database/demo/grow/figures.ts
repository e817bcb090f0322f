import type { Random } from '@botanica/demo-world'

/**
 * Counts of generated bots. Popularity is one normally distributed number per bot; servers, votes and reviews are
 * derived from it, so they correlate as on a real site. The means are those in the command's description.
 */
const SERVERS = { median: 90, spread: 2.3, most: 120_000 }
const VOTERS_PER_BOT = 2
const REVIEWS_PER_BOT = 0.5
/** Long tails: most bots have neither votes nor reviews, and a few have hundreds. */
const TAIL = 1.6
const MEAN_OF_TAIL = Math.exp(TAIL ** 2 / 2)
/** The largest share of members that knows one bot. */
const MOST_OF_THE_MEMBERS = 0.1
const MOST_VOTES_OF_A_MEMBER = 400

export interface Figures {
  readonly servers: number
  readonly voters: number
  readonly reviews: number
}

/** Returns a normally distributed number, by the Box-Muller transform. */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
  return radius * Math.cos(2 * Math.PI * random.next())
}

/** Returns an integer whose mean is `value`. */
function rounded(value: number, random: Random): number {
  return Math.floor(value + random.next())
}

export function figuresOf(random: Random, members: number): Figures {
  const popularity = normal(random)
  const tail = Math.exp(TAIL * popularity) / MEAN_OF_TAIL
  const most = Math.floor(members * MOST_OF_THE_MEMBERS)
  const servers = SERVERS.median * Math.exp(SERVERS.spread * popularity)
  return {
    servers: Math.min(SERVERS.most, Math.floor(servers)),
    voters: Math.min(most, rounded(VOTERS_PER_BOT * tail, random)),
    reviews: Math.min(most, rounded(REVIEWS_PER_BOT * tail, random)),
  }
}

/** Returns how often one member has voted for one bot: mostly once, sometimes for a year. */
export function votesOf(random: Random): number {
  return 1 + Math.floor(MOST_VOTES_OF_A_MEMBER * random.next() ** 9)
}
