/**
 * Every role that a member can show: its name on screen and its priority. The highest
 * priority decides a profile's colour and icon. Roles without a priority of their own stand beside what they
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

/** A role that the catalogue does not know is shown as this one. */
export const DEFAULT_ROLE = 'user' satisfies Role

/** Who may enter the dashboard. */
export const STAFF_ROLES = ['owner', 'developer_community', 'moderator', 'reviewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * What the staff may do, and which role may. The server refuses by this table and screens hide by it. A new role does not compile
 * until each right is decided for it. Whom a right may be used on is up to each call: nobody decides about their own bot
 * or changes their own role.
 */
export const STAFF_RIGHTS = {
  enterDashboard: { owner: true, developer_community: true, moderator: true, reviewer: true },
  decideBots: { owner: true, developer_community: true, moderator: true, reviewer: true },
  certifyBots: { owner: true, developer_community: false, moderator: true, reviewer: true },
  editBots: { owner: true, developer_community: false, moderator: true, reviewer: true },
  unrejectBots: { owner: true, developer_community: false, moderator: false, reviewer: false },
  deleteBots: { owner: true, developer_community: false, moderator: false, reviewer: false },
  /** To see bots that the public does not: pending, rejected and automatically deleted ones. */
  seeHiddenBots: { owner: true, developer_community: true, moderator: true, reviewer: true },
  /** To be main owner of any number of bots. */
  submitWithoutLimit: { owner: true, developer_community: true, moderator: true, reviewer: true },
  /** To delete reviews that others have written, of bots that others own. */
  deleteReviews: { owner: true, developer_community: true, moderator: true, reviewer: true },
  reviewApplications: { owner: true, developer_community: false, moderator: true, reviewer: false },
  /** To read what members ask, and to answer. */
  answerSupport: { owner: true, developer_community: true, moderator: true, reviewer: false },
  listMembers: { owner: true, developer_community: false, moderator: false, reviewer: false },
  grantRoles: { owner: true, developer_community: true, moderator: true, reviewer: true },
  moderateMembers: { owner: true, developer_community: false, moderator: true, reviewer: false },
  editMembers: { owner: true, developer_community: false, moderator: false, reviewer: false },
  deleteMembers: { owner: true, developer_community: false, moderator: false, reviewer: false },
  readLogs: { owner: true, developer_community: true, moderator: false, reviewer: false },
  announce: { owner: true, developer_community: true, moderator: false, reviewer: false },
  manageAds: { owner: true, developer_community: false, moderator: false, reviewer: false },
  manageCategories: { owner: true, developer_community: false, moderator: false, reviewer: false },
} as const satisfies Record<string, Record<StaffRole, boolean>>

/** Something that some of the staff may do. */
export type StaffRight = keyof typeof STAFF_RIGHTS

/** The staff roles that have a right. */
export function getRolesWithRight(right: StaffRight): StaffRole[] {
  return STAFF_ROLES.filter((role) => STAFF_RIGHTS[right][role])
}

/** What the live channel tells the staff of, as the staff's reads are called, with the right that following it asks for. */
export const STAFF_CHANNELS = {
  bots: 'enterDashboard',
  applications: 'reviewApplications',
  support: 'answerSupport',
  members: 'grantRoles',
  announcements: 'announce',
  logs: 'readLogs',
} as const satisfies Record<string, StaffRight>
export type StaffChannel = keyof typeof STAFF_CHANNELS

/** What the topics of the live channel begin with that are the staff's. */
export const STAFF_TOPIC_PREFIX = 'staff:'

/** Whether somebody with these roles has the right. A ban or disablement takes it away all the same. */
export function canStaff(roles: readonly string[], right: StaffRight): boolean {
  return getRolesWithRight(right).some((role) => roles.includes(role))
}

/** Computed whenever a member is read, never stored. */
export const DERIVED_ROLES = ['certified_developer', 'premium', 'bot_developer'] as const

/** Shown where staff gave no reason. */
export const DEFAULT_RESTRICTION_REASON = 'No reason provided'

/**
 * Cookies that scripts read and that say nothing secret. `signedIn` and `premium` are `1` or absent. `session` is a mark of the
 * session, which grants nothing: by it a script that ends a session later names the one it means.
 */
export const READABLE_COOKIES = {
  signedIn: 'signed_in',
  premium: 'premium',
  session: 'session_mark',
} as const

/** The parameter of `GET /api/logout` that names the one session to end, by its mark. */
export const LOGOUT_SESSION_PARAMETER = 'session'

/**
 * Why signing in failed, as `/login?error=<code>` says it: the member declined on Discord's page; the answer belongs to
 * no sign-in begun in this browser; Discord did not answer as it should; our own database did not.
 */
export const SIGN_IN_ERRORS = ['denied', 'state', 'discord', 'unavailable'] as const
export type SignInError = (typeof SIGN_IN_ERRORS)[number]

/** A path within the site to come back to; a longer one leads home. */
export const RETURN_PATH_MAX_LENGTH = 1_024
