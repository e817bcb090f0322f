/** How far an announcement has come. `sending` is one of which nobody knows yet whether Discord has it. */
export const ANNOUNCEMENT_STATES = ['pending', 'sending', 'sent', 'failed'] as const
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number]

/** Why one could not be sent, where Discord has not said it in words of its own. */
export const ANNOUNCEMENT_FAILURES = {
  tooLate: 'Discord could not be reached for a day.',
  deleted: 'The message was deleted at Discord.',
} as const
export type AnnouncementFailure = keyof typeof ANNOUNCEMENT_FAILURES

/** Why an announcement cannot be changed or sent again as things stand. */
export const ANNOUNCEMENT_CONFLICTS = {
  notWaiting: 'Only an announcement that waits or has failed can be sent.',
  beingSent: 'It is being sent at the moment. Please try again shortly.',
  messageGone: 'Its message is not at Discord any more.',
} as const
export type AnnouncementConflict = keyof typeof ANNOUNCEMENT_CONFLICTS

/** Announcements that one member of the staff may send within an hour, again or anew. */
export const ANNOUNCEMENTS_PER_HOUR = 6

/** Characters, as Discord's embeds take them. */
export const ANNOUNCEMENT_TEXT_LIMITS = {
  title: { min: 1, max: 256 },
  description: { min: 1, max: 4_096, multiline: true },
} as const

/** The reactions that an announcement can offer, in the order in which screens show them. */
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
