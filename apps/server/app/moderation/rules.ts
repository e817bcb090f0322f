import { DAY_MS, MINUTE_MS, SECOND_MS } from '../core/time.js'
import type { BotDecision } from '../directory/rules.js'
import { PROFILE_FIELDS } from '../identity/account/rules.js'
import { ROLES, canStaff, type StaffRight } from '../identity/rules.js'

/** The right that each decision about a bot asks for. */
export const DECISION_RIGHTS = {
  approve_bot: 'decideBots',
  reject_bot: 'decideBots',
  unreject_bot: 'unrejectBots',
  certify_bot: 'certifyBots',
  uncertify_bot: 'certifyBots',
} as const satisfies Record<BotDecision, StaffRight>

/**
 * The longest that the dashboard may be stale while no live channel is up, in milliseconds.
 * Its counts follow the interval of the queue that they count.
 */
export const STAFF_REFRESH_MS = {
  overview: 5 * SECOND_MS,
  pendingBots: 5 * SECOND_MS,
  bots: 7 * SECOND_MS,
  members: 10 * SECOND_MS,
  applications: 6 * SECOND_MS,
  supportRequests: 6 * SECOND_MS,
  logs: 3 * SECOND_MS,
} as const

/** Orders of the queue of bots that wait for a decision; the first is the default. */
export const PENDING_BOT_SORTS = ['oldest', 'newest'] as const
export type PendingBotSort = (typeof PENDING_BOT_SORTS)[number]

/** Orders of the staff's list of all bots; the first is the default. */
export const STAFF_BOT_SORTS = ['newest', 'oldest', 'name', 'servers'] as const
export type StaffBotSort = (typeof STAFF_BOT_SORTS)[number]

/** Orders of the list of members; the first is the default. */
export const MEMBER_SORTS = ['newest', 'oldest', 'name'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

/** How a member stands. */
export const MEMBER_STATES = ['active', 'banned', 'disabled'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** Roles of which everybody has exactly one: the only ones that are granted. */
export const BASE_ROLES = ['user', 'reviewer', 'moderator', 'developer_community', 'owner'] as const
export type BaseRole = (typeof BASE_ROLES)[number]

/** The base role among the roles of a member. */
export function getBaseRole(roles: readonly string[]): BaseRole {
  return BASE_ROLES.toReversed().find((role) => roles.includes(role)) ?? 'user'
}

/** Somebody, as far as it matters to who may do what to whom. */
export interface Ranked {
  id: string
  roles: readonly string[]
}

/** Why a member of the staff may not do something to somebody, by code, with an English sentence. */
export const MEMBER_ERRORS = {
  ownRole: 'You cannot change your own role',
  ownerAccount: 'Only owners and developer community can modify owner accounts',
  ownerGrant: 'Only owners and developer community can promote users to owner',
  developerGrant: 'Only developer community can make somebody developer community',
  roleAbove: 'You cannot change the role of somebody above you',
  grantAbove: 'You cannot grant a role above your own',
  moderateSelf: 'You cannot moderate yourself',
  moderateOwner: 'Only owners can moderate owner accounts',
  deleteSelf: 'You cannot delete your own account here',
  ownersOnly: 'Only owners can do this',
  staffOnly: 'Your role does not allow this',
} as const
export type MemberErrorReason = keyof typeof MEMBER_ERRORS

/** Why something that the staff may do to a member cannot be done as things stand. */
export const MEMBER_CONFLICTS = {
  lastOwner: 'This is the last owner. Make somebody else an owner first.',
  usernameTaken: 'Somebody else has this username.',
  emailTaken: 'Somebody else has this e-mail address.',
  notInServer: "Discord can't find this member in the community server.",
  discordRefuses: "Discord doesn't let our bot do this to this member.",
  discordBusy: 'Something else is being done about this member at Discord. Try again in a moment.',
} as const
export type MemberConflict = keyof typeof MEMBER_CONFLICTS

/** Who may act on each other's accounts, whatever their priorities. */
function isHighest(role: BaseRole) {
  return role === 'owner' || role === 'developer_community'
}

/** Why the role of a member may not be changed at all by somebody. */
export function getRoleChangeError(actor: Ranked, member: Ranked): MemberErrorReason | undefined {
  const own = getBaseRole(actor.roles)
  const held = getBaseRole(member.roles)
  if (!canStaff(actor.roles, 'grantRoles')) return 'staffOnly'
  if (actor.id === member.id) return 'ownRole'
  if (isHighest(own)) return undefined
  if (held === 'owner') return 'ownerAccount'
  return ROLES[held].priority > ROLES[own].priority ? 'roleAbove' : undefined
}

/** Why a role may not be granted by somebody. */
export function getGrantError(actor: Ranked, role: BaseRole): MemberErrorReason | undefined {
  const own = getBaseRole(actor.roles)
  if (role === 'developer_community' && own !== 'developer_community') return 'developerGrant'
  if (isHighest(own)) return undefined
  if (role === 'owner') return 'ownerGrant'
  return ROLES[role].priority > ROLES[own].priority ? 'grantAbove' : undefined
}

/** Why somebody may not ban, disable or remove a member from the community server. */
export function getModerationError(actor: Ranked, member: Ranked): MemberErrorReason | undefined {
  if (!canStaff(actor.roles, 'moderateMembers')) return 'staffOnly'
  if (actor.id === member.id) return 'moderateSelf'
  const mayModerate = getBaseRole(actor.roles) === 'owner' || getBaseRole(member.roles) !== 'owner'
  return mayModerate ? undefined : 'moderateOwner'
}

/** Why somebody may not delete a member's account. */
export function getDeletionError(actor: Ranked, member: Ranked): MemberErrorReason | undefined {
  if (actor.id === member.id) return 'deleteSelf'
  return canStaff(actor.roles, 'deleteMembers') ? undefined : 'ownersOnly'
}

/** Why somebody may not edit a member's profile. */
export function getEditError(actor: Ranked): MemberErrorReason | undefined {
  return canStaff(actor.roles, 'editMembers') ? undefined : 'ownersOnly'
}

/** What of a member staff edit beside what members say of themselves. */
export const IDENTITY_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'displayName',
  'username',
] as const
export const EDITED_MEMBER_FIELDS = [...IDENTITY_FIELDS, ...PROFILE_FIELDS] as const
export type EditedMemberField = (typeof EDITED_MEMBER_FIELDS)[number]

/** The groups of which one at a time is sent, with the right that each asks for. */
export const MEMBER_CHANGES = {
  role: { right: 'grantRoles', fields: ['role'] },
  restriction: {
    right: 'moderateMembers',
    fields: [
      'banned',
      'banReason',
      'banExpiresAt',
      'disabled',
      'disableReason',
      'disableExpiresAt',
    ],
  },
  profile: { right: 'editMembers', fields: [...EDITED_MEMBER_FIELDS, 'discordId'] },
} as const satisfies Record<string, { right: StaffRight; fields: readonly string[] }>
export type MemberChangeKind = keyof typeof MEMBER_CHANGES

/** Characters of the reason of a ban, a disablement. */
export const MODERATION_REASON_LIMITS = { min: 1, max: 1_000, multiline: true } as const

/** Characters of a reason that Discord is told: it keeps no more in its log, and cuts what is longer. */
export const DISCORD_REASON_LIMITS = { min: 1, max: 512, multiline: true } as const

/** Milliseconds that a restriction with an end may last; what is longer is for good. */
export const LONGEST_RESTRICTION_MS = 3_650 * DAY_MS

/** Minutes of each unit of a duration. */
export const DURATION_UNITS = {
  minutes: 1,
  hours: 60,
  days: 1_440,
  weeks: 10_080,
  months: 43_200,
} as const
export type DurationUnit = keyof typeof DURATION_UNITS

export const DURATION_MESSAGES = {
  required: 'Duration amount is required for temporary actions',
  invalid: 'Please enter a valid duration',
} as const

/** Minutes that a ban in the community server may last; without it is for good. */
export const DISCORD_BAN_MINUTES = { min: 1, max: LONGEST_RESTRICTION_MS / MINUTE_MS } as const

export const DISCORD_ACTIONS = ['ban', 'kick'] as const
export type DiscordAction = (typeof DISCORD_ACTIONS)[number]

/** Days of messages that go with a ban. */
export const DELETED_MESSAGE_DAYS = [0, 1, 7] as const

/** What staff edit of a member beside what members say of themselves: lengths in characters. */
export const IDENTITY_LIMITS = { name: { max: 100 }, email: { max: 320 } } as const
