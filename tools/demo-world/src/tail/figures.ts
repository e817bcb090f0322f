import type { Random } from '../random.ts'

/**
 * Server counts as directories have them: half of the bots are in fewer than a hundred and fifty
 * servers, one in two hundred in tens of thousands.
 */
const MEDIAN_SERVERS = 130
const SPREAD = 2.35
const MOST_SERVERS = 94_000
/** A bot that waits for its review is in its author's servers and little more. */
const MOST_SERVERS_UNLISTED = 60

/** A number of a standard normal distribution, by Box and Muller. */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
  return radius * Math.cos(2 * Math.PI * random.next())
}

export function listedServers(random: Random): number {
  return Math.min(
    MOST_SERVERS + random.int(0, 2000),
    Math.floor(MEDIAN_SERVERS * Math.exp(SPREAD * normal(random)))
  )
}

export function unlistedServers(random: Random): number {
  return Math.floor(MOST_SERVERS_UNLISTED * random.next() ** 3)
}
