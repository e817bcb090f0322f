import { HOUR_SECONDS, YEAR_SECONDS } from '../core/time.js'

/**
 * Lists whose clients can be used with our API, by their names in our paths: below `/api/compat/<name>` it has their
 * paths, fields and responses. The lists have most of them in common, so each base path has all.
 */
export const COMPATIBLE_LISTS = {
  topgg: 'top.gg',
  botsgg: 'discord.bots.gg',
  dbl: 'discordbotlist.com',
  infinity: 'infinitybots.gg',
  del: 'discordextremelist.xyz',
} as const

/** Where the base paths of the lists begin. */
export const COMPATIBILITY_PATH = '/api/compat'

/** This site's entry for botblock.org. */
export const BOTBLOCK_PATH = `${COMPATIBILITY_PATH}/botblock.json`

/** Bots per page: the default and the maximum of `limit`, and the maximum of `offset`. */
export const COMPATIBLE_PAGE = { default: 50, max: 500, maxOffset: 10_000 } as const

/** Characters of the list of fields that a client asks for: more than the names of all fields have. */
export const MAX_FIELDS_LENGTH = 500

/** The most voters that a bot can read at once. */
export const MAX_VOTERS = 1_000

/** Seconds for which a bot can read who voted for it. */
export const VOTER_AGE_SECONDS = YEAR_SECONDS

/** Seconds for which discordbotlist.com lists an upvote. */
export const UPVOTE_AGE_SECONDS = 12 * HOUR_SECONDS

/** Entries of a batch of metrics. */
export const MAX_METRICS = 100

/** The hash of Discord's default picture, which clients use for accounts without an avatar. */
export const DEFAULT_AVATAR = '6debd47ed13483642cf09e832ed0bc1b'

/** What accounts have at Discord instead of a discriminator since there are unique names. */
export const DISCRIMINATOR = '0'
