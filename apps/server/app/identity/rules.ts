/**
 * Every role that a member can show: its name on screen and its priority (document 2 sections 3 and 6). The highest
 * priority decides a profile's colour and icon. Roles whose priority the documents do not give stand beside what they
 * resemble, and carry no rights.
 */
export const ROLES = {
  owner: { name: 'Owner', priority: 8 },
  developer_community: { name: 'Developer Community', priority: 7 },
  moderator: { name: 'Moderator', priority: 6 },
  reviewer: { name: 'Reviewer', priority: 5 },
  certified_developer: { name: 'Certified Developer', priority: 4 },
  premium: { name: 'Premium', priority: 3 },
  premium_user: { name: 'Premium', priority: 3 },
  bot_developer: { name: 'Bot Developer', priority: 2 },
  admin: { name: 'Admin', priority: 1 },
  supporter: { name: 'Supporter', priority: 1 },
  user: { name: 'User', priority: 1 },
} as const satisfies Record<string, { name: string; priority: number }>

export type Role = keyof typeof ROLES

/** A role that the catalogue does not know is shown as this one (document 2 section 3). */
export const DEFAULT_ROLE = 'user' satisfies Role

/** Who may enter the dashboard (document 2 section 6). */
export const STAFF_ROLES = ['owner', 'developer_community', 'moderator', 'reviewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

const EVERY_STAFF_ROLE = STAFF_ROLES
const JUDGES = ['owner', 'moderator', 'reviewer'] as const
const MODERATORS = ['owner', 'moderator'] as const
const SPEAKERS = ['owner', 'developer_community'] as const
const OWNERS = ['owner'] as const

/**
 * What the staff may do, and which of their roles (document 2 section 6, `security.md` section 2). The server refuses by it and
 * screens hide by it. Whom a right may be used on is each call's own part: nobody decides about the own bot (ruling P4) or
 * changes the own role (ruling P3).
 */
export const STAFF_RIGHTS = {
  enterDashboard: EVERY_STAFF_ROLE,
  decideBots: EVERY_STAFF_ROLE,
  certifyBots: JUDGES,
  editBots: JUDGES,
  unrejectBots: OWNERS,
  deleteBots: OWNERS,
  reviewApplications: MODERATORS,
  listMembers: OWNERS,
  grantRoles: EVERY_STAFF_ROLE,
  moderateMembers: MODERATORS,
  editMembers: OWNERS,
  deleteMembers: OWNERS,
  readLogs: SPEAKERS,
  announce: SPEAKERS,
  manageAds: OWNERS,
  manageCategories: OWNERS,
} as const satisfies Record<string, readonly StaffRole[]>
export type StaffRight = keyof typeof STAFF_RIGHTS

/** What the live channel tells the staff of, as the staff's reads are called, with the right that following it asks for. */
export const STAFF_FEEDS = {
  bots: 'enterDashboard',
  applications: 'reviewApplications',
  members: 'moderateMembers',
  announcements: 'announce',
  logs: 'readLogs',
} as const satisfies Record<string, StaffRight>
export type StaffFeed = keyof typeof STAFF_FEEDS

/** What the topics of the live channel begin with that are the staff's. */
export const STAFF_TOPIC_PREFIX = 'staff:'

/** Whether somebody with these roles has the right; a restriction takes it away all the same (ruling P5). */
export function staffMay(roles: readonly string[], right: StaffRight): boolean {
  return STAFF_RIGHTS[right].some((role) => roles.includes(role))
}

/** Computed whenever a member is read, never stored (ruling R12). */
export const DERIVED_ROLES = ['certified_developer', 'premium', 'bot_developer'] as const

/** Shown where staff gave no reason (document 2 section 2). */
export const DEFAULT_RESTRICTION_REASON = 'No reason provided'

/** Cookies that scripts read and that say nothing secret (design section 8); their only value is `1`. */
export const READABLE_COOKIES = { signedIn: 'signed_in', premium: 'premium' } as const

/**
 * Why signing in failed, as `/login?error=<code>` says it: the member declined on Discord's page; the answer belongs to
 * no sign-in begun in this browser; Discord did not answer as it should; our own database did not.
 */
export const SIGN_IN_ERRORS = ['denied', 'state', 'discord', 'unavailable'] as const
export type SignInError = (typeof SIGN_IN_ERRORS)[number]

/** A path within the site to come back to; a longer one leads home. */
export const RETURN_PATH_MAX_LENGTH = 1_024
