import type { RouteJSON } from '@adonisjs/core/types/http'
import { getCacheOptions } from '#app/core/cache/cache_middleware'
import type { FailureCode } from '#app/core/errors'
import { idempotent } from '#app/core/idempotency/idempotent'
import { throttle } from '#app/core/rate_limit/throttle'

/** What a route's middleware makes of it, so that no description has to repeat it. */
export interface RouteChecks {
  failures: Set<FailureCode>
  /** Who may call: `member` when nobody else may, `anybody` when a member may get something else than a visitor, `sessions` when a token does not do. */
  callers: 'visitors' | 'anybody' | 'members' | 'sessions' | 'bots'
  /** Whether calls by cookie prove that they come from our pages. */
  isGuarded: boolean
  takesIdempotencyKey: boolean
  /** Whether the answer has an `ETag`; with the query keys that make a difference to it. */
  shared: { query: readonly string[] } | undefined
}

/** By the names that `#start/kernel` gives them. */
const MIDDLEWARE_ERRORS: Record<string, readonly FailureCode[]> = {
  jsonOnly: ['unsupported_media_type'],
  bodyParser: ['payload_too_large', 'malformed_body'],
  authenticate: ['unauthenticated'],
  botToken: ['unauthenticated'],
  restricted: ['account_restricted'],
  staff: ['account_restricted', 'forbidden'],
  csrf: ['csrf'],
  noStaffTokens: ['forbidden'],
  sessionOnly: ['forbidden'],
}

/** Those that look who is there, and let everybody through. */
const VIEWER_CHECKS = new Set(['viewer', 'liveViewer'])

export function getRouteChecks({ middleware }: Pick<RouteJSON, 'middleware'>): RouteChecks {
  const checks: RouteChecks = {
    failures: new Set(),
    callers: 'visitors',
    isGuarded: false,
    takesIdempotencyKey: false,
    shared: undefined,
  }
  for (const one of middleware.all()) {
    if (one === throttle) checks.failures.add('rate_limited')
    if (one === idempotent) checks.takesIdempotencyKey = true
    if (typeof one === 'function') checks.shared ??= getCacheOptions(one)
    const name = 'name' in one && typeof one !== 'function' ? String(one.name) : ''
    for (const code of MIDDLEWARE_ERRORS[name] ?? []) checks.failures.add(code)
    if (name === 'csrf') checks.isGuarded = true
    if (VIEWER_CHECKS.has(name) && checks.callers === 'visitors') checks.callers = 'anybody'
    if (name === 'authenticate') checks.callers = 'members'
    if (name === 'sessionOnly') checks.callers = 'sessions'
    if (name === 'botToken') checks.callers = 'bots'
  }
  return checks
}
