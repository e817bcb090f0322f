/*
 * The part of the rules that pages need for visitors. In a module of its own, so that the first load of a page does without
 * the rest.
 */

/**
 * Every role with its display name and priority. The highest priority decides a profile's color and icon. Some roles
 * share the priority of a similar one and carry no rights.
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

/** The role that is shown for an unknown one. */
export const DEFAULT_ROLE = 'user' satisfies Role

/**
 * Cookies that scripts may read; they hold no secrets. `signedIn` and `premium` are `1` or absent. `session` identifies
 * the session and grants nothing: a script that ends a session later names it by this.
 */
export const READABLE_COOKIES = {
  signedIn: 'signed_in',
  premium: 'premium',
  session: 'session_mark',
} as const

/** The query parameter of `GET /api/logout` that names the session to end. */
export const LOGOUT_SESSION_PARAMETER = 'session'

/**
 * The codes of `/login?error=<code>`: `denied` when the member declined on Discord's page, `state` when the callback
 * belongs to no sign-in started in this browser, `discord` when Discord failed, `unavailable` when our database failed.
 */
export const SIGN_IN_ERRORS = ['denied', 'state', 'discord', 'unavailable'] as const
export type SignInError = (typeof SIGN_IN_ERRORS)[number]

/** The page on which members create their personal tokens. */
export const PERSONAL_TOKENS_PATH = '/profile/tokens'
