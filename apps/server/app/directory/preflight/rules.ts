import { HOUR_MS, SECOND_MS } from '../../core/time.js'
import { BOT_LINKS } from '../rules.js'

/**
 * What a machine checks of a listing, for its author before a submission and for staff before a decision:
 * - `account`: Discord knows a bot with this id
 * - `public`: anybody may add the bot to a server
 * - `invitation`: what the invitation requests
 * - `text`: a description is long enough
 * - `duplicate`: no other listing has nearly the same description
 * - `link`: an address answers
 * - `online`: the bot was online at this check and at those before
 */
export const PREFLIGHT_CHECKS = [
  'account',
  'public',
  'invitation',
  'text',
  'duplicate',
  'link',
  'online',
] as const
export type PreflightCheck = (typeof PREFLIGHT_CHECKS)[number]

/** Fields that a check can be about. */
export const PREFLIGHT_FIELDS = ['shortDescription', 'description', ...BOT_LINKS] as const
export type PreflightField = (typeof PREFLIGHT_FIELDS)[number]

/**
 * How a check ended. Only `blocked` prevents a submission: the same rule refuses it. A `hint` is for people to weigh.
 * `unknown` means that it could not be checked.
 */
export const PREFLIGHT_STATES = ['passed', 'hint', 'blocked', 'unknown'] as const
export type PreflightState = (typeof PREFLIGHT_STATES)[number]

/**
 * Why a check did not pass. `invalid`: the field breaks a rule of the form. `unavailable`: Discord or the database did not
 * answer.
 */
export const PREFLIGHT_REASONS = {
  account: ['invalid', 'unknownBot', 'unavailable'],
  public: ['private', 'unavailable'],
  /** `undecodable`: the address does not say what it requests. The others are levels of permissions. */
  invitation: ['invalid', 'undecodable', 'sensitive', 'dangerous'],
  text: ['invalid', 'short'],
  duplicate: ['similar', 'unavailable'],
  /** `missing`: there is no page (404, 410). `error`: another error. `forbidden`: it leads to a private network. */
  link: ['invalid', 'missing', 'error', 'forbidden', 'timeout', 'unreachable'],
  /** `unseen`: the bot is not in the community server, so its presence is unknown. */
  online: ['offline', 'unseen'],
} as const satisfies Record<PreflightCheck, readonly string[]>
export type PreflightReason = (typeof PREFLIGHT_REASONS)[PreflightCheck][number]

/** A shorter long description is a hint. The forms require fewer characters. */
export const ENOUGH_DESCRIPTION_LENGTH = 150

/** Descriptions that share this part of their trigrams are near-duplicates (`pg_trgm`, from 0 to 1). */
export const DUPLICATE_SIMILARITY = 0.6

/** How long an address may take to answer, in milliseconds. */
export const LINK_DEADLINE_MS = 5 * SECOND_MS

/** Checks after which the presence of a bot is forgotten. */
export const REMEMBERED_PRESENCES = 5

/** How old the stored results of a pending bot become before a job checks it again. */
export const PENDING_PREFLIGHT_LIFE_MS = 6 * HOUR_MS
/** Staff who open a bot whose results are older have it checked again. */
export const STAFF_PREFLIGHT_LIFE_MS = HOUR_MS
