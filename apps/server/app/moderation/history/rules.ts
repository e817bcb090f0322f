import type { AuditAction } from '../../core/audit/rules.js'
import { BOT_DECISIONS } from '../../directory/staff_rules.js'

/** What the history of a bot has, by audit actions of the bot. */
export const BOT_ACTIONS = [
  ...BOT_DECISIONS,
  'approve_bot_change',
  'reject_bot_change',
  'delete_bot',
  'staff_delete_bot',
  'restore_bot',
] as const satisfies readonly AuditAction[]

/** What it has of the bot's certification requests. An approved one is a certification, too. */
export const APPLICATION_ACTIONS = [
  'approve_application',
  'reject_application',
  'reopen_application',
] as const satisfies readonly AuditAction[]

/** What the history of a bot has. */
export const BOT_HISTORY_ACTIONS = [...BOT_ACTIONS, ...APPLICATION_ACTIONS] as const
export type BotHistoryAction = (typeof BOT_HISTORY_ACTIONS)[number]

/** What the history of a bot's owners has, by audit actions of members. */
export const RESTRICTION_ACTIONS = [
  'ban_user',
  'unban_user',
  'disable_user',
  'enable_user',
] as const satisfies readonly AuditAction[]

/** What the history of a bot's owners has. */
export const OWNER_HISTORY_ACTIONS = [
  ...RESTRICTION_ACTIONS,
  'delete_review',
  'restore_review',
] as const satisfies readonly AuditAction[]
export type OwnerHistoryAction = (typeof OWNER_HISTORY_ACTIONS)[number]

/** The maximum number of entries of each history. */
export const MAX_HISTORY_ENTRIES = 20
