import type { Random } from '../random.ts'

/**
 * A realistic distribution of server counts: half of the bots are in fewer than 150 servers, one in 200 is in tens of
 * thousands.
 */
const MEDIAN_SERVERS = 130
const SPREAD = 2.35
const MOST_SERVERS = 94_000
/** A pending bot is in its author's servers and hardly any others. */
const MOST_SERVERS_UNLISTED = 60

/** A number of a standard normal distribution (Box-Muller transform). */
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
