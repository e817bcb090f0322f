import { DAY_MS, MINUTE_MS, SECOND_MS } from '../core/time.js'
import type { BotDecision } from '../directory/staff_rules.js'
import { PROFILE_FIELDS } from '../identity/account/rules.js'
import { ROLES, hasRoleWithRight, type StaffRight } from '../identity/rules.js'

/** The right that each decision on a bot requires. */
export const DECISION_RIGHTS = {
  approve_bot: 'decideBots',
  reject_bot: 'decideBots',
  unreject_bot: 'unrejectBots',
  certify_bot: 'certifyBots',
  uncertify_bot: 'certifyBots',
} as const satisfies Record<BotDecision, StaffRight>

/**
 * Polling intervals of the dashboard while there is no live stream, in milliseconds. The overview is as fresh as the queue of
 * pending bots that it counts.
 */
export const STAFF_REFRESH_MS = {
  overview: 5 * SECOND_MS,
  pendingBots: 5 * SECOND_MS,
  bots: 7 * SECOND_MS,
  members: 10 * SECOND_MS,
  applications: 6 * SECOND_MS,
  supportRequests: 6 * SECOND_MS,
  appeals: 6 * SECOND_MS,
  reports: 6 * SECOND_MS,
  removedReviews: 6 * SECOND_MS,
  logs: 3 * SECOND_MS,
} as const

/** Sort orders of the pending bots. The first is the default. */
export const PENDING_BOT_SORTS = ['oldest', 'newest'] as const
export type PendingBotSort = (typeof PENDING_BOT_SORTS)[number]

/** The queues of pending bots. The first is the default. */
export const PENDING_QUEUES = ['all', 'unviewed', 'waiting_for_owner', 'snoozed'] as const
export type PendingQueue = (typeof PENDING_QUEUES)[number]

/** For how long a pending bot can be out of a staff member's queue, in milliseconds. */
export const LONGEST_SNOOZE_MS = 30 * DAY_MS

/** Bots and members are counted up to this number; larger counts need not be exact. */
export const COUNTED_STAFF_ROWS = 1000

/** Sort orders of the staff's list of bots. The first is the default. */
export const STAFF_BOT_SORTS = ['newest', 'oldest', 'name', 'servers'] as const
export type StaffBotSort = (typeof STAFF_BOT_SORTS)[number]

/** Sort orders of the list of members. The first is the default. */
export const MEMBER_SORTS = ['newest', 'oldest', 'name'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

/** Account statuses by which the list of members can be filtered. */
export const MEMBER_STATES = ['active', 'banned', 'disabled'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** Base roles. Every member has exactly one, and only these can be granted. */
export const BASE_ROLES = ['user', 'reviewer', 'moderator', 'developer_community', 'owner'] as const
export type BaseRole = (typeof BASE_ROLES)[number]

/** Returns a member's base role. */
export function getBaseRole(roles: readonly string[]): BaseRole {
  return BASE_ROLES.toReversed().find((role) => roles.includes(role)) ?? 'user'
}

/** A member's fields that decide who may act on whom. */
export interface Ranked {
  id: string
  roles: readonly string[]
}

/** Why staff may not do something to a member: English messages by code. */
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

/** Why a permitted change of a member is not possible in the current state: English messages by code. */
export const MEMBER_CONFLICTS = {
  lastOwner: 'This is the last owner. Make somebody else an owner first.',
  usernameTaken: 'This username is taken.',
  emailTaken: 'This e-mail address is taken.',
  notInServer: "Discord can't find this member in the community server.",
  discordRefuses: "Discord doesn't let our bot do this to this member.",
  discordBusy: 'Another Discord action for this member is in progress. Try again in a moment.',
} as const
export type MemberConflict = keyof typeof MEMBER_CONFLICTS

/** The highest roles, which may act on each other whatever their priorities. */
function isHighest(role: BaseRole) {
  return role === 'owner' || role === 'developer_community'
}

/** Returns why the actor may not change the member's role at all. */
export function getRoleChangeError(actor: Ranked, member: Ranked): MemberErrorReason | undefined {
  const own = getBaseRole(actor.roles)
  const currentRole = getBaseRole(member.roles)
  if (!hasRoleWithRight(actor.roles, 'grantRoles')) return 'staffOnly'
  if (actor.id === member.id) return 'ownRole'
  if (isHighest(own)) return undefined
  if (currentRole === 'owner') return 'ownerAccount'
  return ROLES[currentRole].priority > ROLES[own].priority ? 'roleAbove' : undefined
}

/** Returns why the actor may not grant a role. */
export function getGrantError(actor: Ranked, role: BaseRole): MemberErrorReason | undefined {
  const own = getBaseRole(actor.roles)
  if (role === 'developer_community' && own !== 'developer_community') return 'developerGrant'
  if (isHighest(own)) return undefined
  if (role === 'owner') return 'ownerGrant'
  return ROLES[role].priority > ROLES[own].priority ? 'grantAbove' : undefined
}

/** Returns why the actor may not ban or disable a member, or remove one from the community server. */
export function getModerationError(actor: Ranked, member: Ranked): MemberErrorReason | undefined {
  if (!hasRoleWithRight(actor.roles, 'moderateMembers')) return 'staffOnly'
  if (actor.id === member.id) return 'moderateSelf'
  const mayModerate = getBaseRole(actor.roles) === 'owner' || getBaseRole(member.roles) !== 'owner'
  return mayModerate ? undefined : 'moderateOwner'
}

/** Returns why the actor may not delete a member's account. */
export function getDeletionError(actor: Ranked, member: Ranked): MemberErrorReason | undefined {
  if (actor.id === member.id) return 'deleteSelf'
  return hasRoleWithRight(actor.roles, 'deleteMembers') ? undefined : 'ownersOnly'
}

/** Returns why the actor may not edit profiles. */
export function getEditError(actor: Ranked): MemberErrorReason | undefined {
  return hasRoleWithRight(actor.roles, 'editMembers') ? undefined : 'ownersOnly'
}

/** Fields of a member that only staff edit, in addition to `PROFILE_FIELDS`. */
export const IDENTITY_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'displayName',
  'username',
] as const
export const EDITED_MEMBER_FIELDS = [...IDENTITY_FIELDS, ...PROFILE_FIELDS] as const
export type EditedMemberField = (typeof EDITED_MEMBER_FIELDS)[number]

/** Groups of fields with the right that each requires. A request may contain one group. */
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
      'ruleIds',
    ],
  },
  profile: { right: 'editMembers', fields: [...EDITED_MEMBER_FIELDS, 'discordId'] },
} as const satisfies Record<string, { right: StaffRight; fields: readonly string[] }>
export type MemberChangeKind = keyof typeof MEMBER_CHANGES

/** Length of the reason of a ban or disablement, in characters. */
export const MODERATION_REASON_LIMITS = { min: 1, max: 1_000, multiline: true } as const

/** Length of a reason that is sent to Discord, whose audit log truncates longer ones, in characters. */
export const DISCORD_REASON_LIMITS = { min: 1, max: 512, multiline: true } as const

/** The longest temporary restriction, in milliseconds. */
export const LONGEST_RESTRICTION_MS = 3_650 * DAY_MS

/** Minutes per unit of a duration. */
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

/** Duration of a temporary ban in the community server, in minutes. */
export const DISCORD_BAN_MINUTES = { min: 1, max: LONGEST_RESTRICTION_MS / MINUTE_MS } as const

export const DISCORD_ACTIONS = ['ban', 'kick'] as const
export type DiscordAction = (typeof DISCORD_ACTIONS)[number]

/** How many days of messages Discord can delete with a ban. */
export const DELETED_MESSAGE_DAYS = [0, 1, 7] as const

/** Lengths of `IDENTITY_FIELDS`, in characters. */
export const IDENTITY_LIMITS = { name: { max: 100 }, email: { max: 320 } } as const
