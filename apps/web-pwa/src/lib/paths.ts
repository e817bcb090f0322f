import { CHECKOUT_PATH, COMPARE_KEYS, PERSONAL_TOKENS_PATH } from '@botanica/api-client/contract'
import { paths } from '@botanica/ui/paths'

/** Paths of the site's pages. */
export const PATHS = {
  home: '/',
  discover: '/discover',
  categories: '/categories',
  compare: '/compare',
  addBot: '/add-bot',
  premium: '/premium',
  checkout: CHECKOUT_PATH,
  profile: '/profile',
  personalTokens: PERSONAL_TOKENS_PATH,
  applyForCertification: '/apply-certification',
  admin: '/admin',
  login: '/login',
  documentation: '/docs',
  apiReference: '/docs/api',
  guidelines: '/guidelines',
  developerPortal: '/developers',
  help: '/help',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  transparency: '/transparency',
  appeals: '/appeals',
  transfers: '/transfers',
} as const

const RETURN_PARAMETER = 'return'
const LOGIN_CALL = '/api/login'
const DISCORD_LOGIN_CALL = '/api/auth/discord'

/** Ends the session. A full navigation, not an API call. */
export const LOGOUT_CALL = '/api/logout'

function withReturn(url: string, path: string) {
  return path === PATHS.home ? url : `${url}?${new URLSearchParams({ [RETURN_PARAMETER]: path })}`
}

/** The page that submits a bot, or a rejected bot again. */
export function getAddBotPath(discordBotId: string): string {
  return `${PATHS.addBot}?${new URLSearchParams({ id: discordBotId })}`
}

export function getEditBotPath(discordBotId: string): string {
  return `/bot-edit/${encodeURIComponent(discordBotId)}`
}

/** The page that compares a bot with those that were compared last. */
export function getAddToComparisonPath(discordBotId: string): string {
  return `${PATHS.compare}?${COMPARE_KEYS.add}=${encodeURIComponent(discordBotId)}`
}

/** The page with a bot's tokens. */
export function getDeveloperPath(discordBotId: string): string {
  return `${paths.bot(discordBotId)}/developer`
}

export function getVotePath(discordBotId: string): string {
  return `${paths.bot(discordBotId)}/vote`
}

/** The end of the path of a bot's vote page, which is the bot's page. */
export const VOTE_PAGE = /\/vote\/?$/

/** Signs in with Discord and returns to `path`. A full navigation. */
export function getDiscordLoginUrl(path: string): string {
  return withReturn(DISCORD_LOGIN_CALL, path)
}

/** The login URL of protected pages and actions. A full navigation. */
export function getLoginUrl(path: string): string {
  return withReturn(LOGIN_CALL, path)
}

/** The login page, which returns to `path` after signing in. */
export function getLoginPagePath(path: string): string {
  return withReturn(PATHS.login, path)
}

/** The path to return to after signing in. The server validates it again. */
export function getReturnPath(query: URLSearchParams): string {
  return query.get(RETURN_PARAMETER) ?? PATHS.home
}

/** The page of decisions and appeals, with the form of one decision open. */
export function getAppealPath(decisionId: number): string {
  return `${PATHS.appeals}?${new URLSearchParams({ decision: String(decisionId) })}`
}
