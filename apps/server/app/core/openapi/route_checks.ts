import type { RouteJSON } from '@adonisjs/core/types/http'
import { getCacheOptions } from '#app/core/cache/cache_middleware'
import type { FailureCode } from '#app/core/errors'
import { idempotent } from '#app/core/idempotency/idempotent'
import { throttle } from '#app/core/rate_limit/throttle'

/** What a route's middleware implies, so that no description has to repeat it. */
export interface RouteChecks {
  failures: Set<FailureCode>
  /** Who may call: `members` only members, `anybody` if members may get another response than visitors. */
  callers: 'visitors' | 'anybody' | 'members' | 'bots'
  acceptsStaffTokens: boolean
  /** Whether calls with a cookie are protected against CSRF. */
  isGuarded: boolean
  takesIdempotencyKey: boolean
  /** Whether the response has an `ETag`, and the query parameters on which it depends. */
  shared: { query: readonly string[] } | undefined
}

/** Errors by middleware name in `#start/kernel`. */
const MIDDLEWARE_ERRORS: Record<string, readonly FailureCode[]> = {
  jsonOnly: ['unsupported_media_type'],
  bodyParser: ['payload_too_large', 'malformed_body'],
  authenticate: ['unauthenticated', 'forbidden'],
  botToken: ['unauthenticated', 'forbidden'],
  restricted: ['account_restricted'],
  staff: ['account_restricted', 'forbidden'],
  csrf: ['csrf'],
  noStaffTokens: ['forbidden'],
}

/** Middleware that identifies the caller and admits everybody. */
const VIEWER_CHECKS = new Set(['viewer', 'liveViewer'])

export function getRouteChecks({ middleware }: Pick<RouteJSON, 'middleware'>): RouteChecks {
  const checks: RouteChecks = {
    failures: new Set(),
    callers: 'visitors',
    acceptsStaffTokens: true,
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
    if (name === 'noStaffTokens') checks.acceptsStaffTokens = false
    if (name === 'botToken') checks.callers = 'bots'
  }
  return checks
}
