import { BOT_LINKS } from '../rules.js'

/**
 * How a version of a listing came about. `recorded` is the listing as it was when its next change was made: of bots
 * listed before there were versions, and after a category was renamed. `approved` is a held change that staff approved,
 * `reverted` a sampled one that they rejected.
 */
export const VERSION_KINDS = [
  'recorded',
  'submitted',
  'edited',
  'resubmitted',
  'staff_edited',
  'approved',
  'reverted',
] as const
export type VersionKind = (typeof VERSION_KINDS)[number]

/** The fields of a version, in the order of the forms. */
export const VERSIONED_FIELDS = [
  'prefix',
  'shortDescription',
  'description',
  'inviteUrl',
  ...BOT_LINKS,
  'tags',
] as const
export type VersionedField = (typeof VERSIONED_FIELDS)[number]

/** The number of the first version, also of a bot of which none has been recorded yet. */
export const FIRST_VERSION = 1

/** Months for which a version is stored after a newer one has replaced it, and a change after it was closed. */
export const VERSION_MONTHS = 12

/** Changes of approved bots that staff look at: a held change waits for them, a sampled one is live already. */
export const BOT_CHANGE_KINDS = ['held', 'sampled'] as const
export type BotChangeKind = (typeof BOT_CHANGE_KINDS)[number]

/** What of a change must wait for staff. */
export const HELD_FOR = ['invitation', 'supportServer', 'website', 'description'] as const
export type HeldFor = (typeof HELD_FOR)[number]

/** A long description that shares less than this part of its words with the approved one waits for staff. */
export const MIN_WORD_SIMILARITY = 0.5

/** One in this many edits that are live at once is looked at by staff. */
export const SAMPLED_EDITS = 20

/** Why a change cannot be decided on. */
export const BOT_CHANGE_ERRORS = {
  outdated: 'The listing has changed since you looked at it.',
  closed: 'This change is no longer waiting: it was withdrawn, replaced or decided.',
} as const
