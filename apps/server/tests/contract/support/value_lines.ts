import { FsLoader } from '@adonisjs/core/ace'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import {
  AD_PLACEMENTS,
  AD_STATES,
  AD_TYPES,
  ANNOUNCEMENT_CONFLICTS,
  ANNOUNCEMENT_FAILURES,
  ANNOUNCEMENT_STATES,
  APPLICATION_CONFLICTS,
  APPLICATION_STATUSES,
  APPROVAL_STATUSES,
  AUDIT_ACTIONS,
  DISCORD_ACTIONS,
  FEED_FORMATS,
  FEED_KINDS,
  LANGUAGE_KEY,
  LANGUAGES,
  LIST_KEYS,
  LIVE_ENDINGS,
  LOGOUT_SESSION_PARAMETER,
  MEMBER_CONFLICTS,
  MEMBER_ERRORS,
  INBOX_KINDS,
  OWN_BOT_ERRORS,
  OWN_REQUEST_ERRORS,
  PAID_KEY,
  PREMIUM_SOURCES,
  PRESENCE_STATUSES,
  READABLE_COOKIES,
  ROLES,
  SIGN_IN_ERRORS,
  SUBMISSION_MESSAGES,
  SUBSCRIPTION_STATUSES,
  SUPPORT_STATES,
  TOKEN_SCOPES,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  TRUSTED_TYPES_POLICY,
  UNPAID_RETURN_KEY,
  WEBHOOK_ERRORS,
  WEBHOOK_FORMATS,
  WEBHOOK_PAUSE_REASONS,
} from '#contract'
import { FAILURES } from '#app/core/errors'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { allJobs } from '#app/core/jobs/jobs'
import { allLiveTopics } from '#app/core/live/live_topic'
import { outboxTopics } from '#app/core/outbox/outbox'
import { createBotToken } from '#app/directory/bot_tokens'
import { BOT_TOKEN_SCOPES } from '#app/directory/tokens/rules'
import { PERSONAL_TOKEN_SCOPES } from '#app/identity/tokens/rules'
import { SETTINGS } from '#start/env'
import '#start/jobs'
import { LIVE_MESSAGES } from '#tests/contract/support/live_messages'
import { findAll, readSources } from '#tests/contract/support/sources'

/** Patterns that find the names of validation rules. */
const RULE_NAMES = [
  /\binvalidField\(\s*(?:'[^']*'|[^,]+),\s*'(\w+)'/g,
  /\.report\([\s\S]{0,200}?,\s*'(\w+)',\s*field\b/g,
  /\brejectField\(\s*'(\w+)'/g,
  /\bdefect: '(\w+)'/g,
  /_RULE = '(\w+)'/g,
] as const
const TARGET_TYPES = [/\btargetType: '(\w+)'/g, /\bTARGET_TYPE = '(\w+)'/g] as const

/** Number of characters of a bot token after the prefix: its secret and the checksum. */
const SECRET_LENGTH = 51

/** The query parameter of `/login` that says why signing in failed. Clients read it. */
const SIGN_IN_ERROR = '/login?error='

/** The application's own commands with their arguments and flags, without those of the framework. */
async function commandLines(): Promise<string[]> {
  const commands = await new FsLoader(app.commandsPath()).getMetaData()
  return commands.flatMap(({ commandName, args, flags }) => {
    const argumentLines = args.map(({ name, required }) => `${name}${required ? '' : '?'}`)
    const flagLines = flags.map(({ flagName, required }) => `--${flagName}${required ? '' : '?'}`)
    return ['', ...argumentLines, ...flagLines].map((line) => `command ${commandName} ${line}`)
  })
}

function routeLines(): string[] {
  return (router.toJSON().root ?? []).flatMap(({ name, methods, pattern }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => `route ${name} ${method} ${pattern}`)
  )
}

const named = (kind: string, values: Iterable<string>) =>
  [...values].map((value) => `${kind} ${value}`)
const keysOf = (kind: string, ...constants: object[]) => named(kind, constants.flatMap(Object.keys))

/** Returns the names and values that leave the server and are not in the API description, one per line. */
export async function valueLines(): Promise<string[]> {
  const sources = readSources(app.makePath('app'))
  return [
    ...(await commandLines()),
    ...routeLines(),
    ...Object.entries(FAILURES).map(([code, [status]]) => `error code ${code} ${status}`),
    ...named('error rule', findAll(sources, RULE_NAMES)),
    ...keysOf('error reason', ANNOUNCEMENT_CONFLICTS, APPLICATION_CONFLICTS, MEMBER_CONFLICTS),
    ...keysOf('error reason', MEMBER_ERRORS, OWN_BOT_ERRORS, OWN_REQUEST_ERRORS),
    ...keysOf('error reason', SUBMISSION_MESSAGES),
    ...SIGN_IN_ERRORS.map((error) => `address ${SIGN_IN_ERROR}${error}`),
    ...named('audit action', AUDIT_ACTIONS),
    ...named('audit target', findAll(sources, TARGET_TYPES)),
    ...named('inbox kind', INBOX_KINDS),
    ...named('outbox topic', outboxTopics()),
    ...allLiveTopics().map(({ name, key }) => `live topic ${name}${key ? `:${key}` : ''}`),
    ...Object.entries(LIVE_MESSAGES).flatMap(([kind, fields]) =>
      named(`live message ${kind}`, ['', ...Object.keys(fields)])
    ),
    ...named('live ending', LIVE_ENDINGS),
    ...named(
      'job',
      allJobs().map(({ name }) => name)
    ),
    ...keysOf('environment variable', SETTINGS),
    ...named('cookie', [SESSION_COOKIE, LANGUAGE_KEY, ...Object.values(READABLE_COOKIES)]),
    `token prefix ${createBotToken().slice(0, -SECRET_LENGTH)}`,
    ...named('bot token scope', BOT_TOKEN_SCOPES),
    ...named('token scope', TOKEN_SCOPES),
    ...named('personal token scope', PERSONAL_TOKEN_SCOPES),
    ...named('webhook format', WEBHOOK_FORMATS),
    ...named('webhook pause', WEBHOOK_PAUSE_REASONS),
    ...named('webhook error', WEBHOOK_ERRORS),
    ...named('language', LANGUAGES),
    ...keysOf('role', ROLES),
    ...named('ad placement', AD_PLACEMENTS),
    ...named('ad state', AD_STATES),
    ...named('ad type', AD_TYPES),
    ...named('announcement state', ANNOUNCEMENT_STATES),
    ...keysOf('announcement failure', ANNOUNCEMENT_FAILURES),
    ...named('application status', APPLICATION_STATUSES),
    ...named('approval status', APPROVAL_STATUSES),
    ...named('discord action', DISCORD_ACTIONS),
    ...named('presence status', PRESENCE_STATUSES),
    ...named('premium source', PREMIUM_SOURCES),
    ...named('subscription status', SUBSCRIPTION_STATUSES),
    ...named('transaction status', TRANSACTION_STATUSES),
    ...named('transaction type', TRANSACTION_TYPES),
    ...named('support state', SUPPORT_STATES),
    ...FEED_KINDS.flatMap((kind) => FEED_FORMATS.map((format) => `feed ${kind}.${format}`)),
    ...named('address key', [...Object.values(LIST_KEYS), PAID_KEY, UNPAID_RETURN_KEY]),
    `address key of signing out ${LOGOUT_SESSION_PARAMETER}`,
    `trusted types policy ${TRUSTED_TYPES_POLICY}`,
  ]
}
