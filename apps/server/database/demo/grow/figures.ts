import type { Random } from '@botanica/demo-world'

/**
 * How popular grown bots are. Popularity is one number of a normal distribution, from which servers, votes and reviews
 * follow, so that they go together as they do in life; the means are those of the command's description.
 */
const SERVERS = { median: 90, spread: 2.3, most: 120_000 }
const VOTERS_PER_BOT = 2
const REVIEWS_PER_BOT = 0.5
/** Long tails: most bots have neither votes nor reviews, a few have hundreds. */
const TAIL = 1.6
const MEAN_OF_TAIL = Math.exp(TAIL ** 2 / 2)
/** No bot is known to more than this part of the members. */
const MOST_OF_THE_MEMBERS = 0.1
const MOST_VOTES_OF_A_MEMBER = 400

export interface Figures {
  readonly servers: number
  readonly voters: number
  readonly reviews: number
}

/** A number of a standard normal distribution, by Box and Muller. */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
  return radius * Math.cos(2 * Math.PI * random.next())
}

/** A whole number whose mean is `value`. */
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

/** How often one member has voted for one bot; mostly once, sometimes for a year. */
export function votesOf(random: Random): number {
  return 1 + Math.floor(MOST_VOTES_OF_A_MEMBER * random.next() ** 9)
}
