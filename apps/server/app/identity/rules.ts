import { checkText, refused, type FieldCheck } from '../core/rules.js'
import { safeUrl } from '../core/text.js'

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

/** Computed whenever a member is read, never stored (ruling R12). */
export const DERIVED_ROLES = ['certified_developer', 'premium', 'bot_developer'] as const

/** Shown where staff gave no reason (document 2 section 2). */
export const DEFAULT_RESTRICTION_REASON = 'No reason provided'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long a session lasts without use, and how long at all, in seconds. A lost laptop of the staff is worth more to a
 * thief than a member's, and they sign in at work; `security.md` section 4 asks for an age per role.
 */
export const SESSION_AGES = {
  member: { idle: 30 * DAY, absolute: 90 * DAY },
  staff: { idle: 12 * HOUR, absolute: 7 * DAY },
} as const

/** Seconds between two writes that extend a session (`security.md` finding 6). */
export const SESSION_EXTENSION_INTERVAL = 5 * MINUTE

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

/** What an access token may be used for. Without `staff` its bearer has no staff rights. */
export const TOKEN_SCOPES = ['member', 'staff'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** The longest that a token lives, in seconds (`security.md` E-24). */
export const TOKEN_AGES = { member: 90 * DAY, staff: 12 * HOUR } as const satisfies Record<
  TokenScope,
  number
>

/** Characters of what members say of themselves (document 2 section 5), counted as a textarea counts (ruling R14). */
export const PROFILE_LIMITS = {
  bio: { max: 500, multiline: true },
  website: { max: 512 },
  handle: { max: 100 },
} as const

/** What a profile says of a member; the same keys in the calls that change it (document 2 section 7). */
export const PROFILE_FIELDS = ['bio', 'website', 'twitter', 'github', 'youtube'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

const HANDLE = /^@?[A-Za-z0-9_.-]+$/
const WEB_SCHEME = /^https?:\/\//i
/** Any scheme, and not a port. */
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i

const checkBioText = checkText('Bio', PROFILE_LIMITS.bio)

function checkBio(typed: string): FieldCheck<string | null> {
  const { value, defect } = checkBioText(typed)
  return defect ? { defect } : { value: value || null }
}

/** Ruling R13: stored as typed, and linked with a scheme before it where it lacks one. */
function checkWebsite(typed: string): FieldCheck<string | null> {
  const value = typed.trim()
  if (value === '') return { value: null }
  const hasScheme = WEB_SCHEME.test(value)
  const link = safeUrl(hasScheme ? value : `https://${value}`)
  const isOther = !hasScheme && OTHER_SCHEME.test(value)
  if (link.defect || isOther || value.length > PROFILE_LIMITS.website.max)
    return refused(link.defect ?? 'url', 'Please enter a valid website URL.')
  return { value }
}

function checkHandle(network: string) {
  return (typed: string): FieldCheck<string | null> => {
    const value = typed.trim()
    if (value === '') return { value: null }
    if (HANDLE.test(value) && value.length <= PROFILE_LIMITS.handle.max) return { value }
    return refused('handle', `Please enter a valid ${network} handle.`)
  }
}

/** What is checked of each field of a profile, by the server and by the forms alike. Each takes what was typed. */
export const PROFILE_FIELD_CHECKS = {
  bio: checkBio,
  website: checkWebsite,
  twitter: checkHandle('Twitter/X'),
  github: checkHandle('GitHub'),
  youtube: checkHandle('YouTube'),
} as const satisfies Record<ProfileField, (typed: string) => FieldCheck<string | null>>

/** What becomes of the reviews of who deletes the own account (ruling R20): they stay without a name, or they go. */
export const REVIEWS_OF_THE_LEAVING = ['keep', 'delete'] as const
export type ReviewsOfTheLeaving = (typeof REVIEWS_OF_THE_LEAVING)[number]
