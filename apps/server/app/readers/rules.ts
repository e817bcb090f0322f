import { SECOND_MS } from '../core/time.js'
import type { StaffRight } from '../identity/rules.js'

/** The kinds of items in the staff's queues. */
export const ITEM_TYPES = [
  'bot',
  'bot_change',
  'application',
  'report_case',
  'appeal',
  'support_request',
] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** The right that the queue of each kind requires. */
export const ITEM_RIGHTS = {
  bot: 'enterDashboard',
  bot_change: 'enterDashboard',
  application: 'reviewApplications',
  report_case: 'handleReports',
  appeal: 'enterDashboard',
  support_request: 'answerSupport',
} as const satisfies Record<ItemType, StaffRight>

/** An item of one of the staff's queues. */
export interface StaffItem {
  itemType: ItemType
  itemId: number
}

/** The id of an open screen: the client chooses one whenever an item is opened. */
export const SCREEN_ID_PATTERN = /^[0-9a-f]{32}$/

/**
 * Milliseconds: how often a client repeats that an item is open, after how long without it the item counts as closed,
 * and how often readers are polled without a live stream.
 */
export const READER_MS = {
  heartbeat: 20 * SECOND_MS,
  expiry: 50 * SECOND_MS,
  refresh: 6 * SECOND_MS,
} as const
