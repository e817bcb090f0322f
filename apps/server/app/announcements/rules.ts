/** States of an announcement. `sending`: it is not known yet whether Discord has received it. */
export const ANNOUNCEMENT_STATES = ['pending', 'sending', 'sent', 'failed'] as const
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number]

/** Why an announcement could not be sent, when Discord gave no message of its own. */
export const ANNOUNCEMENT_FAILURES = {
  tooLate: 'Discord could not be reached for a day.',
  deleted: 'The message was deleted at Discord.',
} as const
export type AnnouncementFailure = keyof typeof ANNOUNCEMENT_FAILURES

/** Why an announcement cannot be changed or sent again in its current state. */
export const ANNOUNCEMENT_CONFLICTS = {
  notWaiting: 'Only an announcement that waits or has failed can be sent.',
  beingSent: 'It is being sent at the moment. Please try again shortly.',
  messageGone: 'Its message is not at Discord any more.',
} as const
export type AnnouncementConflict = keyof typeof ANNOUNCEMENT_CONFLICTS

/** Announcements that one staff member may send per hour, new or again. */
export const ANNOUNCEMENTS_PER_HOUR = 6

/** Lengths in characters, as limited by Discord's embeds. */
export const ANNOUNCEMENT_TEXT_LIMITS = {
  title: { min: 1, max: 256 },
  description: { min: 1, max: 4_096, multiline: true },
} as const

/** The reactions that an announcement can have, in the order of the screens. */
export const REACTION_PRESETS = [
  '👍',
  '👎',
  '❤️',
  '😂',
  '😮',
  '😢',
  '😡',
  '✅',
  '❌',
  '🎉',
  '🔥',
  '⭐',
  '💯',
  '👀',
  '🚀',
  '💡',
  '🎯',
  '⚡',
  '🌟',
  '💎',
] as const
export type Reaction = (typeof REACTION_PRESETS)[number]

export const DEFAULT_EMBED_COLOR = '#5865F2'

/** Swatches of the announcements' page: blue, green, red, yellow, purple, orange, cyan, white, black. */
export const EMBED_COLOR_PRESETS = {
  blue: DEFAULT_EMBED_COLOR,
  green: '#57F287',
  red: '#ED4245',
  yellow: '#FEE75C',
  purple: '#9B59B6',
  orange: '#E67E22',
  cyan: '#1ABC9C',
  white: '#FFFFFF',
  black: '#000000',
} as const

/** Swatches of the dashboard's dialog. */
export const DASHBOARD_EMBED_COLORS = ['#57F287', '#FEE75C', '#ED4245'] as const
