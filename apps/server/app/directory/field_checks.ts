import { SNOWFLAKE_PATTERN } from '../core/rules.js'
import { checkText, rejectField, type FieldCheck } from '../core/field_checks.js'
import { safeUrl } from '../core/text.js'
import { BOT_NAME_LIMITS, BOT_TEXT_LIMITS, DEFAULT_PREFIX, MAX_ADDITIONAL_OWNERS } from './rules.js'
import { DECISION_REASON_LIMITS } from './staff_rules.js'

/** What a field check needs besides the field's value. */
export interface BotFormContext {
  /** The bot's platform id; an invitation must not name another bot. */
  discordBotId?: string | undefined
  /** The main owner, who cannot be a co-owner too. */
  mainOwnerId?: string | undefined
  /** Any URL of the configured platform, such as `inviteUrl` of `GET /api/discord/bot/{id}`. */
  platformUrl?: string | undefined
}

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

/** Checks an optional URL; an empty value becomes `null`. */
function checkLink(message: string) {
  return (typed: string): FieldCheck<string | null> => {
    if (typed.trim() === '') return { value: null }
    const { value, defect } = safeUrl(typed)
    return defect ? rejectField(defect, message) : { value }
  }
}

/** The query parameters that an invitation keeps. */
const NEEDED_PARAMS = new Set(['client_id', 'scope', 'permissions'])

/**
 * Reduces an invitation to the parameters that add the bot to any server. A redirect URI, a preselected server or an
 * own port could lead elsewhere than the platform's page.
 * @param address a valid URL
 * @param platformUrl a URL of the configured platform, where the port belongs to the host
 */
export function normalizeInvitation(address: string, platformUrl?: string): string {
  const url = new URL(address)
  const isPlatform = platformUrl !== undefined && new URL(platformUrl).origin === url.origin
  if (!isPlatform) url.port = ''
  url.hash = ''
  for (const key of new Set(url.searchParams.keys())) {
    const [first, ...more] = url.searchParams.getAll(key)
    if (!NEEDED_PARAMS.has(key)) url.searchParams.delete(key)
    else if (more.length > 0) url.searchParams.set(key, first!)
  }
  return url.href
}

const INVITE_MESSAGE = 'Please enter a valid Discord invite URL.'

/** Checks that an invitation is on Discord or the configured platform and names this bot, and normalizes it. */
function checkInvite(typed: string, context: BotFormContext = {}): FieldCheck<string> {
  const { value, defect } = safeUrl(typed)
  if (defect) return rejectField(defect, INVITE_MESSAGE)
  const { protocol, hostname, origin, searchParams } = new URL(value)
  const isDiscord = protocol === HTTPS && DISCORD_HOSTS.has(hostname)
  const isPlatform = context.platformUrl !== undefined && origin === originOf(context.platformUrl)
  if (!isDiscord && !isPlatform) return rejectField('host', INVITE_MESSAGE)
  const others = searchParams.getAll(CLIENT_ID).filter((id) => id !== context.discordBotId)
  if (context.discordBotId !== undefined && others.length > 0)
    return rejectField('client', INVITE_MESSAGE)
  return { value: normalizeInvitation(value, context.platformUrl) }
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

function checkBotId(typed: string): FieldCheck<string> {
  const value = typed.trim()
  if (SNOWFLAKE_PATTERN.test(value)) return { value }
  return rejectField('snowflake', 'Please enter a valid Discord bot ID (numbers only).')
}

/** Parses a list of co-owners: splits on commas, keeps the order, drops duplicates and the main owner. */
export function listOwners(typed: string | readonly string[], mainOwnerId?: string): string[] {
  const ids = (typeof typed === 'string' ? [typed] : typed)
    .flatMap((part) => part.split(','))
    .map((id) => id.trim())
  return [...new Set(ids)].filter((id) => id !== '' && id !== mainOwnerId)
}

/** Checks co-owners: trims them, drops empty ones, duplicates and the main owner, and keeps the first three. */
function checkOwners(
  typed: string | readonly string[],
  { mainOwnerId }: BotFormContext = {}
): FieldCheck<string[]> {
  const value = listOwners(typed, mainOwnerId).slice(0, MAX_ADDITIONAL_OWNERS)
  if (value.every((id) => SNOWFLAKE_PATTERN.test(id))) return { value }
  return rejectField('snowflake', 'Additional owners must be Discord user IDs (numbers only).')
}

function checkCategories(selected: readonly string[]): FieldCheck<string[]> {
  const value = [...new Set(selected)]
  return value.length > 0
    ? { value }
    : rejectField('required', 'Please select at least one category.')
}

/**
 * The checks of the add and edit forms, shared by server and forms. Each takes what was typed and returns what is
 * stored.
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

/** The checks of a decision on a bot. */
export const DECISION_CHECKS = { reason: checkText('The reason', DECISION_REASON_LIMITS) } as const

/** The checks of a bot name that staff set in place of the platform's. */
export const STAFF_BOT_CHECKS = { name: checkText('Name', BOT_NAME_LIMITS) } as const
