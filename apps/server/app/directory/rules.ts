import { checkText, refused, type FieldCheck } from '../core/rules.js'
import { safeUrl, type TextLimits } from '../core/text.js'

/** Orders of a bot list (ruling R7); the first is the default (document 1 section 2, "Discover"). */
export const BOT_SORTS = ['popularity', 'newest', 'oldest', 'rating'] as const
export type BotSort = (typeof BOT_SORTS)[number]
export const DEFAULT_BOT_SORT = 'popularity' satisfies BotSort

/** Review of a bot, as its submitter and the staff see it (document 1 section 4). */
export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** Names that a bot may give its server count, as other lists have them (ruling R15). */
export const POSTED_COUNT_FIELDS = ['server_count', 'guildCount', 'guild_count', 'servers'] as const

/** Largest server count that is believed. */
export const MAX_POSTED_COUNT = 100_000_000

/** Milliseconds after which a server count that a bot posted is stale (ruling R15). */
export const POSTED_COUNT_LIFE_MS = 48 * 60 * 60 * 1_000

/** Days for which a deleted bot can be restored (ruling R10). */
export const DELETED_BOT_DAYS = 30

/** Bots of which one member may be main owner, unless the server's settings say otherwise (ruling R8). */
export const BOT_LIMITS = { free: 5, premium: 10 } as const

/** Characters of what owners write (document 1 section 5), counted as a textarea counts (ruling R14). */
export const BOT_TEXT_LIMITS = {
  prefix: { min: 1, max: 20 },
  shortDescription: { min: 10, max: 100 },
  description: { min: 50, max: 2_000, multiline: true },
} as const satisfies Record<string, TextLimits>

/** What a bot listens to unless its owners say otherwise (document 1 section 9). */
export const DEFAULT_PREFIX = '/'

/** More than these are left out (document 1 section 5). */
export const MAX_ADDITIONAL_OWNERS = 3

/** Why a bot cannot be submitted, in the documents' words (document 1 section 8). */
export const SUBMISSION_MESSAGES = {
  approved: 'This bot is already approved and listed on the platform.',
  pending: 'This bot is already submitted and waiting for approval.',
  rejected: 'This bot was previously rejected. You can update and resubmit it.',
  notInServer: 'Submitting a bot requires server membership. Please join our Discord server first.',
  unknownBot: 'Failed to fetch bot information.',
} as const

/** What decides about a field beside the field itself. */
export interface BotFormContext {
  /** The bot's own id; an invitation must not lead to another. */
  discordBotId?: string | undefined
  /** Who is no additional owner: the main one. */
  mainOwnerId?: string | undefined
  /** Any address of the configured platform's; what `GET /api/discord/bot/{id}` gives as `inviteUrl` is one. */
  platformUrl?: string | undefined
}

const SNOWFLAKE = /^\d{15,21}$/
const DISCORD_HOSTS = new Set([
  'discord.com',
  'www.discord.com',
  'ptb.discord.com',
  'canary.discord.com',
  'discordapp.com',
  'www.discordapp.com',
  'discord.gg',
])
const CLIENT_ID = 'client_id'
const HTTPS = 'https:'

const checkTypedPrefix = checkText('Prefix', BOT_TEXT_LIMITS.prefix)

/** Nothing, or an address; nothing is `null`. */
function checkLink(message: string) {
  return (typed: string): FieldCheck<string | null> => {
    if (typed.trim() === '') return { value: null }
    const { value, defect } = safeUrl(typed)
    return defect ? refused(defect, message) : { value }
  }
}

const INVITE_MESSAGE = 'Please enter a valid Discord invite URL.'

/** Ruling R13: on Discord, or where the configured platform is, and for this bot. */
function checkInvite(typed: string, context: BotFormContext = {}): FieldCheck<string> {
  const { value, defect } = safeUrl(typed)
  if (defect) return refused(defect, INVITE_MESSAGE)
  const { protocol, hostname, origin, searchParams } = new URL(value)
  const isDiscord = protocol === HTTPS && DISCORD_HOSTS.has(hostname)
  const isPlatform = context.platformUrl !== undefined && origin === originOf(context.platformUrl)
  if (!isDiscord && !isPlatform) return refused('host', INVITE_MESSAGE)
  const others = searchParams.getAll(CLIENT_ID).filter((id) => id !== context.discordBotId)
  if (context.discordBotId !== undefined && others.length > 0)
    return refused('client', INVITE_MESSAGE)
  return { value }
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

function checkBotId(typed: string): FieldCheck<string> {
  const value = typed.trim()
  if (SNOWFLAKE.test(value)) return { value }
  return refused('snowflake', 'Please enter a valid Discord bot ID (numbers only).')
}

/** Document 1 section 5: split on commas, trimmed, empties dropped, the first three kept; none twice, nor the main owner. */
function checkOwners(
  typed: string | readonly string[],
  { mainOwnerId }: BotFormContext = {}
): FieldCheck<string[]> {
  const ids = (typeof typed === 'string' ? [typed] : typed)
    .flatMap((part) => part.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '' && id !== mainOwnerId)
  const value = [...new Set(ids)].slice(0, MAX_ADDITIONAL_OWNERS)
  if (value.every((id) => SNOWFLAKE.test(id))) return { value }
  return refused('snowflake', 'Additional owners must be Discord user IDs (numbers only).')
}

function checkCategories(selected: readonly string[]): FieldCheck<string[]> {
  const value = [...new Set(selected)]
  return value.length > 0 ? { value } : refused('required', 'Please select at least one category.')
}

/**
 * What is checked of each field of the add and edit forms (document 1 section 5), by the server and by the forms alike.
 * Each takes what was typed and gives what is stored.
 */
export const BOT_FIELD_CHECKS = {
  discordBotId: checkBotId,
  prefix: (typed: string): FieldCheck<string> =>
    typed.trim() === '' ? { value: DEFAULT_PREFIX } : checkTypedPrefix(typed),
  shortDescription: checkText('Short description', BOT_TEXT_LIMITS.shortDescription),
  description: checkText('Description', BOT_TEXT_LIMITS.description),
  inviteUrl: checkInvite,
  supportServer: checkLink('Please enter a valid Discord server invite URL.'),
  website: checkLink('Please enter a valid website URL.'),
  github: checkLink('Please enter a valid GitHub repository URL.'),
  twitter: checkLink('Please enter a valid Twitter/X URL.'),
  youtube: checkLink('Please enter a valid YouTube URL.'),
  instagram: checkLink('Please enter a valid Instagram URL.'),
  categoryIds: checkCategories,
  additionalOwners: checkOwners,
} as const

export type BotFormField = keyof typeof BOT_FIELD_CHECKS

/** Characters of the reason for a decision. */
export const DECISION_REASON_LIMITS = { min: 1, max: 1_000, multiline: true } as const

/** What stands for a reason when a bot is approved without one (document 2 section 4). */
export const DEFAULT_APPROVAL_REASON = 'Bot meets platform standards'

/** What is checked of a decision about a bot. */
export const DECISION_CHECKS = { reason: checkText('The reason', DECISION_REASON_LIMITS) } as const
