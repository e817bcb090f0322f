export * from './visitor_rules.js'

/** The roles that may enter the dashboard. */
export const STAFF_ROLES = ['owner', 'developer_community', 'moderator', 'reviewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * Which role has which staff right. The server enforces this table; screens hide what it forbids. A new role does not
 * compile until each of its rights is specified. Each request also checks the target: staff can neither decide on their
 * own bots nor change their own role.
 */
export const STAFF_RIGHTS = {
  enterDashboard: { owner: true, developer_community: true, moderator: true, reviewer: true },
  decideBots: { owner: true, developer_community: true, moderator: true, reviewer: true },
  certifyBots: { owner: true, developer_community: false, moderator: true, reviewer: true },
  editBots: { owner: true, developer_community: false, moderator: true, reviewer: true },
  unrejectBots: { owner: true, developer_community: false, moderator: false, reviewer: false },
  deleteBots: { owner: true, developer_community: false, moderator: false, reviewer: false },
  /** See bots that the public does not: pending, rejected and automatically deleted ones. */
  seeHiddenBots: { owner: true, developer_community: true, moderator: true, reviewer: true },
  /** Be main owner of any number of bots. */
  submitWithoutLimit: { owner: true, developer_community: true, moderator: true, reviewer: true },
  /** Delete reviews by others on bots that they do not own. */
  deleteReviews: { owner: true, developer_community: true, moderator: true, reviewer: true },
  reviewApplications: { owner: true, developer_community: false, moderator: true, reviewer: false },
  /** Read and answer support requests. */
  answerSupport: { owner: true, developer_community: true, moderator: true, reviewer: false },
  /** Read reports, and decide on those that are about somebody else. */
  handleReports: { owner: true, developer_community: true, moderator: true, reviewer: true },
  listMembers: { owner: true, developer_community: false, moderator: false, reviewer: false },
  grantRoles: { owner: true, developer_community: true, moderator: true, reviewer: true },
  moderateMembers: { owner: true, developer_community: false, moderator: true, reviewer: false },
  editMembers: { owner: true, developer_community: false, moderator: false, reviewer: false },
  deleteMembers: { owner: true, developer_community: false, moderator: false, reviewer: false },
  readLogs: { owner: true, developer_community: true, moderator: false, reviewer: false },
  announce: { owner: true, developer_community: true, moderator: false, reviewer: false },
  manageAds: { owner: true, developer_community: false, moderator: false, reviewer: false },
  /** Change the saved replies that all staff share; everybody changes their own. */
  manageSharedReplies: {
    owner: true,
    developer_community: false,
    moderator: true,
    reviewer: false,
  },
  manageCategories: { owner: true, developer_community: false, moderator: false, reviewer: false },
  /** See how much staff decide and how fast. */
  readStatistics: { owner: true, developer_community: true, moderator: true, reviewer: true },
  /** See it of each person. */
  readStaffStatistics: {
    owner: true,
    developer_community: false,
    moderator: false,
    reviewer: false,
  },
} as const satisfies Record<string, Record<StaffRole, boolean>>

export type StaffRight = keyof typeof STAFF_RIGHTS

/** Returns the staff roles that have a right. */
export function getRolesWithRight(right: StaffRight): StaffRole[] {
  return STAFF_ROLES.filter((role) => STAFF_RIGHTS[right][role])
}

/** Live topics of staff, named after the staff's reads, with the right that each requires. */
export const STAFF_CHANNELS = {
  bots: 'enterDashboard',
  applications: 'reviewApplications',
  support: 'answerSupport',
  appeals: 'enterDashboard',
  reports: 'handleReports',
  reviews: 'deleteReviews',
  members: 'grantRoles',
  announcements: 'announce',
  replies: 'enterDashboard',
  readers: 'enterDashboard',
  logs: 'readLogs',
} as const satisfies Record<string, StaffRight>
export type StaffChannel = keyof typeof STAFF_CHANNELS

/** The prefix of live topics for staff. */
export const STAFF_TOPIC_PREFIX = 'staff:'

/** Whether somebody with these roles has the right. Does not consider bans and disablements. */
export function hasRoleWithRight(roles: readonly string[], right: StaffRight): boolean {
  return getRolesWithRight(right).some((role) => roles.includes(role))
}

/** Roles that are computed when a member is read, never stored. */
export const DERIVED_ROLES = ['certified_developer', 'premium', 'bot_developer'] as const

/** The reason that is shown when staff gave none. */
export const DEFAULT_RESTRICTION_REASON = 'No reason provided'

/** The maximum length of a return path. A longer one is replaced with the home page. */
export const RETURN_PATH_MAX_LENGTH = 1_024
