import logger from '@adonisjs/core/services/logger'
import { discordConfig } from '#config/discord'
import { getUserAddressStatus, toUserAddressError } from '#app/core/http/user_address_client'
import {
  HTTP_BAD_REQUEST,
  HTTP_FORBIDDEN,
  HTTP_GONE,
  HTTP_METHOD_NOT_ALLOWED,
  HTTP_NOT_FOUND,
  HTTP_TOO_MANY_REQUESTS,
  HTTP_UNAUTHORIZED,
} from '#app/core/http/status'
import { reportCall } from '#app/core/observability/service_calls'
import { BOT_FIELD_CHECKS } from '#app/directory/field_checks'
import { findSimilarBot, type SimilarBot } from '#app/directory/preflight/queries/find_similar_bot'
import {
  ENOUGH_DESCRIPTION_LENGTH,
  LINK_DEADLINE_MS,
  REMEMBERED_PRESENCES,
  type PreflightCheck,
  type PreflightField,
  type PREFLIGHT_REASONS,
  type PreflightReason,
  type PreflightState,
} from '#app/directory/preflight/rules'
import { BOT_LINKS, type BotLink } from '#app/directory/rules'
import { findDiscordApplication, findDiscordUser } from '#app/platform/discord/discord'
import { decodePermissions } from '#app/platform/discord/invitations'
import type { Requester } from '#app/platform/discord/miss_budget'
import {
  getPermissionLevel,
  PERMISSION_LEVELS,
  type PermissionLevel,
} from '#app/platform/permissions/rules'
import { findPresence } from '#app/platform/queries/find_presence'

/** The machine checks of a listing. Discord and addresses that do not answer are results, not errors. */

/** A listing as an author has typed it or as it is stored. */
export interface PreflightListing extends Partial<Record<BotLink, string | null | undefined>> {
  discordBotId: string
  shortDescription: string
  description: string
  inviteUrl: string
}

export interface PreflightResult {
  check: PreflightCheck
  /** The field that it is about, where there is one result for each. */
  field: PreflightField | null
  state: PreflightState
  /** `null` when it passed. */
  reason: PreflightReason | null
  /** The status with which an address responded. */
  status: number | null
  /** The other bot of `similar`. */
  similarBot: SimilarBot | null
  /** Whether the bot was online at this check and at those before, latest last. Empty while it is unseen. */
  online: boolean[]
}

interface PreflightOptions {
  /** Whose rate limit of lookups at Discord counts. */
  requester: Requester
  /** Whether the results may name bots that only staff see. */
  isForStaff: boolean
  /** The stored results of the last check. */
  earlier?: readonly PreflightResult[] | undefined
}

type Details = Partial<Omit<PreflightResult, 'check' | 'state' | 'reason'>>

function createResult<Check extends PreflightCheck>(
  check: Check,
  state: PreflightState,
  reason: (typeof PREFLIGHT_REASONS)[Check][number] | null,
  details: Details = {}
): PreflightResult {
  return {
    check,
    state,
    reason,
    field: null,
    status: null,
    similarBot: null,
    online: [],
    ...details,
  }
}

const pass = (check: PreflightCheck, details?: Details) =>
  createResult(check, 'passed', null, details)

/** Whether the id is one of a bot, and whether anybody may add it. The latter is unknown without the former. */
async function checkAccount(id: string, requester: Requester): Promise<PreflightResult[]> {
  if (BOT_FIELD_CHECKS.discordBotId(id).defect)
    return [createResult('account', 'blocked', 'invalid')]
  try {
    const user = await findDiscordUser(id, requester)
    if (!user?.isBot) return [createResult('account', 'blocked', 'unknownBot')]
    const application = await findDiscordApplication(id, requester)
    return [pass('account'), checkPublic(application?.isPublic ?? null)]
  } catch {
    return [
      createResult('account', 'unknown', 'unavailable'),
      createResult('public', 'unknown', 'unavailable'),
    ]
  }
}

function checkPublic(isPublic: boolean | null): PreflightResult {
  if (isPublic === null) return createResult('public', 'unknown', 'unavailable')
  return isPublic ? pass('public') : createResult('public', 'hint', 'private')
}

const DIGITS = /^\d+$/
const SCOPES_SEPARATOR = /[\s,+]+/
const BOT_SCOPES = new Set(['bot', 'applications.commands'])
const NO_PERMISSIONS = '0'

/** Returns the level of the most powerful permission; `undefined` when the invitation does not say what it requests. */
function decodeLevel(inviteUrl: string): PermissionLevel | undefined {
  const { searchParams } = new URL(inviteUrl)
  const scopes = (searchParams.get('scope') ?? '').split(SCOPES_SEPARATOR)
  const permissions = searchParams.get('permissions') ?? NO_PERMISSIONS
  if (!searchParams.has('client_id') || !scopes.some((scope) => BOT_SCOPES.has(scope)))
    return undefined
  if (!DIGITS.test(permissions)) return undefined
  const levels = decodePermissions(permissions).map((name) =>
    PERMISSION_LEVELS.indexOf(getPermissionLevel(name))
  )
  return PERMISSION_LEVELS[Math.max(0, ...levels)]!
}

function checkInvitation({ inviteUrl, discordBotId }: PreflightListing): PreflightResult {
  const { value, defect } = BOT_FIELD_CHECKS.inviteUrl(inviteUrl, {
    discordBotId,
    platformUrl: discordConfig.authorizeUrl,
  })
  if (defect) return createResult('invitation', 'blocked', 'invalid')
  const level = decodeLevel(value)
  if (level === undefined) return createResult('invitation', 'hint', 'undecodable')
  if (level === 'sensitive' || level === 'dangerous')
    return createResult('invitation', 'hint', level)
  return pass('invitation')
}

function checkText(
  field: 'shortDescription' | 'description',
  listing: PreflightListing
): PreflightResult {
  const { value, defect } = BOT_FIELD_CHECKS[field](listing[field])
  if (defect) return createResult('text', 'blocked', 'invalid', { field })
  const isShort = field === 'description' && value.length < ENOUGH_DESCRIPTION_LENGTH
  return isShort ? createResult('text', 'hint', 'short', { field }) : pass('text', { field })
}

/** Compares only texts that the forms accept: others are not finished. */
async function checkDuplicate(
  listing: PreflightListing,
  isForStaff: boolean
): Promise<PreflightResult[]> {
  const { value: description, defect } = BOT_FIELD_CHECKS.description(listing.description)
  if (defect) return []
  try {
    const compared = { discordBotId: listing.discordBotId, description }
    const similarBot = await findSimilarBot(compared, !isForStaff)
    return [
      similarBot ? createResult('duplicate', 'hint', 'similar', { similarBot }) : pass('duplicate'),
    ]
  } catch (error) {
    logger.warn({ err: error }, 'descriptions could not be compared')
    return [createResult('duplicate', 'unknown', 'unavailable')]
  }
}

/** The name of all addresses of listings in metrics. */
const SERVICE = 'Links of listings'
const MISSING = new Set([HTTP_NOT_FOUND, HTTP_GONE])
/** Errors of pages that exist: they want a sign-in, no programs, or fewer requests. */
const REFUSALS = new Set([
  HTTP_UNAUTHORIZED,
  HTTP_FORBIDDEN,
  HTTP_METHOD_NOT_ALLOWED,
  HTTP_TOO_MANY_REQUESTS,
])

async function checkLink(field: BotLink, typed: string): Promise<PreflightResult[]> {
  const { value: address, defect } = BOT_FIELD_CHECKS[field](typed)
  if (defect) return [createResult('link', 'blocked', 'invalid', { field })]
  if (address === null) return []
  try {
    const status = await reportCall(SERVICE, () =>
      getUserAddressStatus(address, { deadlineMs: LINK_DEADLINE_MS })
    )
    if (status < HTTP_BAD_REQUEST || REFUSALS.has(status)) return [pass('link', { field, status })]
    const reason = MISSING.has(status) ? 'missing' : 'error'
    return [createResult('link', 'hint', reason, { field, status })]
  } catch (error) {
    return [createResult('link', 'hint', toUserAddressError(error), { field })]
  }
}

async function checkOnline(
  discordBotId: string,
  earlier: readonly PreflightResult[]
): Promise<PreflightResult> {
  const before = earlier.find(({ check }) => check === 'online')?.online ?? []
  const presence = (await findPresence(discordBotId))?.presence
  if (!presence) return createResult('online', 'unknown', 'unseen', { online: before })
  const isOnline = presence.status !== 'offline'
  const online = [...before, isOnline].slice(-REMEMBERED_PRESENCES)
  return isOnline
    ? pass('online', { online })
    : createResult('online', 'hint', 'offline', { online })
}

/** Runs all checks of a listing at once. It takes no longer than the slowest address. */
export async function runPreflight(
  listing: PreflightListing,
  { requester, isForStaff, earlier = [] }: PreflightOptions
): Promise<PreflightResult[]> {
  const results = await Promise.all([
    checkAccount(listing.discordBotId, requester),
    checkInvitation(listing),
    checkText('shortDescription', listing),
    checkText('description', listing),
    checkDuplicate(listing, isForStaff),
    ...BOT_LINKS.map((link) => checkLink(link, listing[link] ?? '')),
    checkOnline(listing.discordBotId, earlier),
  ])
  return results.flat()
}
