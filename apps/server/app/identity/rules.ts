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

/** Something that some of the staff may do. */
export type StaffRight =
  | 'enterDashboard'
  | 'decideBots'
  | 'certifyBots'
  | 'editBots'
  | 'unrejectBots'
  | 'deleteBots'
  /** To see bots that the public does not: pending, rejected and automatically deleted ones. */
  | 'seeHiddenBots'
  /** To be main owner of any number of bots. */
  | 'submitWithoutLimit'
  /** To delete reviews that others have written, of bots that others own. */
  | 'deleteReviews'
  | 'reviewApplications'
  /** To read what members ask, and to answer. */
  | 'answerSupport'
  | 'listMembers'
  | 'grantRoles'
  | 'moderateMembers'
  | 'editMembers'
  | 'deleteMembers'
  | 'readLogs'
  | 'announce'
  | 'manageAds'
  | 'manageCategories'

/**
 * What each staff role may do. The server refuses by this table and screens hide by it. A new role does not compile until it has
 * a row here, and has no right that its row does not name. Whom a right may be used on is up to each call: nobody decides about
 * their own bot or changes their own role.
 */
export const STAFF_RIGHTS: Record<StaffRole, readonly StaffRight[]> = {
  owner: [
    'enterDashboard',
    'decideBots',
    'certifyBots',
    'editBots',
    'unrejectBots',
    'deleteBots',
    'seeHiddenBots',
    'submitWithoutLimit',
    'deleteReviews',
    'reviewApplications',
    'answerSupport',
    'listMembers',
    'grantRoles',
    'moderateMembers',
    'editMembers',
    'deleteMembers',
    'readLogs',
    'announce',
    'manageAds',
    'manageCategories',
  ],
  developer_community: [
    'enterDashboard',
    'decideBots',
    'seeHiddenBots',
    'submitWithoutLimit',
    'deleteReviews',
    'answerSupport',
    'grantRoles',
    'readLogs',
    'announce',
  ],
  moderator: [
    'enterDashboard',
    'decideBots',
    'certifyBots',
    'editBots',
    'seeHiddenBots',
    'submitWithoutLimit',
    'deleteReviews',
    'reviewApplications',
    'answerSupport',
    'grantRoles',
    'moderateMembers',
  ],
  reviewer: [
    'enterDashboard',
    'decideBots',
    'certifyBots',
    'editBots',
    'seeHiddenBots',
    'submitWithoutLimit',
    'deleteReviews',
    'grantRoles',
  ],
}

/** The staff roles that have a right. */
export function rolesWithRight(right: StaffRight): StaffRole[] {
  return STAFF_ROLES.filter((role) => STAFF_RIGHTS[role].includes(right))
}

/** What the live channel tells the staff of, as the staff's reads are called, with the right that following it asks for. */
export const STAFF_FEEDS = {
  bots: 'enterDashboard',
  applications: 'reviewApplications',
  support: 'answerSupport',
  members: 'grantRoles',
  announcements: 'announce',
  logs: 'readLogs',
} as const satisfies Record<string, StaffRight>
export type StaffFeed = keyof typeof STAFF_FEEDS

/** What the topics of the live channel begin with that are the staff's. */
export const STAFF_TOPIC_PREFIX = 'staff:'

/** Whether somebody with these roles has the right. A ban or disablement takes it away all the same. */
export function staffMay(roles: readonly string[], right: StaffRight): boolean {
  return rolesWithRight(right).some((role) => roles.includes(role))
}

/** Computed whenever a member is read, never stored (ruling R12). */
export const DERIVED_ROLES = ['certified_developer', 'premium', 'bot_developer'] as const

/** Shown where staff gave no reason (document 2 section 2). */
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
