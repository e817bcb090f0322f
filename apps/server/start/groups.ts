import router from '@adonisjs/core/services/router'
import { allowAnyOrigin } from '#app/core/http/cors'
import { idempotent } from '#app/core/idempotency/idempotent'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { memberWrites } from '#app/core/rate_limit/limits'
import type { RateLimit } from '#app/core/rate_limit/rate_limit'
import { throttle } from '#app/core/rate_limit/throttle'
import { strictQuery } from '#app/core/validation/query_parameters'
import type { BotTokenScope } from '#app/directory/tokens/rules'
import type { StaffRight } from '#app/identity/rules'
import { middleware } from '#start/kernel'

/** A report is about the bots of one page of a list. */
const MAX_REPORT_BYTES = 4_096

/**
 * The kinds of routes under `/api`. Each runs the checks that its routes need, in this order: rate limit, media type,
 * size, format, authentication, account status, origin. Controllers authorize the action itself.
 */

/**
 * Public reads: no session, no body, no cookie. Pages of every origin may read them. A route adds
 * `cacheResponse({…})`, followed by `middleware.viewer()` if its response depends on the person, so that a cache hit
 * never opens a session.
 */
export function publicReads(routes: () => void) {
  return router.group(routes).use([allowAnyOrigin, throttle, strictQuery])
}

/** Files that are not of the API, such as feeds, which pages of every origin may read too. */
export function openFiles(routes: () => void) {
  return router.group(routes).use([allowAnyOrigin, throttle])
}

/** What our own pages load, and what crawlers do: as public reads, but not for pages of other origins. */
export function siteReads(routes: () => void) {
  return router.group(routes).use(throttle)
}

/** Reads for members: 401 for everybody else. Never cached. */
export function memberReads(routes: () => void) {
  return router
    .group(routes)
    .use([throttle, middleware.private(), strictQuery, middleware.authenticate()])
}

/** Reads for staff with a right: 401 for visitors, 403 for everybody else. */
export function staffReads(right: StaffRight, routes: () => void) {
  return router
    .group(routes)
    .use([
      throttle,
      middleware.private(),
      strictQuery,
      middleware.authenticate(),
      middleware.staff({ right }),
    ])
}

interface ChangesFor {
  /** Whether banned members may make the call. */
  who?: 'members' | 'banned too'
  /** The required staff right. */
  right?: StaffRight
  /** Whether staff tokens, whose scope is limited to staff work, are accepted (decision 29). */
  isStaffWork?: boolean
  /** The limit of calls that screens send by themselves: they are no writes of the member, and extend no session. */
  automaticLimit?: RateLimit
}

/** The checks of a mutation. */
export function mutationChecks({
  who = 'members',
  right,
  isStaffWork = right !== undefined,
  automaticLimit,
}: ChangesFor = {}) {
  return [
    throttle,
    middleware.private(),
    middleware.jsonOnly(),
    middleware.bodyParser(),
    middleware.authenticate({ extendsSession: automaticLimit === undefined }),
    limitWrites(automaticLimit ?? memberWrites),
    ...(who === 'members' ? [middleware.restricted()] : []),
    middleware.csrf(),
    ...(isStaffWork ? [] : [middleware.noStaffTokens()]),
    ...(right ? [middleware.staff({ right })] : []),
    idempotent,
  ]
}

/** Reads of bots with a token of their own that has the scope, if one is required. Never cached. */
export function botReads(scope: BotTokenScope | undefined, routes: () => void) {
  return router
    .group(routes)
    .use([throttle, middleware.private(), strictQuery, middleware.botToken({ scope })])
}

/** Writes of bots with a token of their own that has the scope: there is no member and no page. */
export function botWrites(scope: BotTokenScope, routes: () => void) {
  return router
    .group(routes)
    .use([
      throttle,
      middleware.private(),
      middleware.jsonOnly(),
      middleware.bodyParser(),
      middleware.botToken({ scope }),
      limitWrites(memberWrites),
      idempotent,
    ])
}

/** Reports of our own pages about visits, without credentials: nobody is recognized by them. */
export function visitorReports(routes: () => void) {
  return router
    .group(routes)
    .use([
      throttle,
      middleware.private(),
      middleware.jsonOnly(),
      middleware.bodyParser({ limit: MAX_REPORT_BYTES }),
      middleware.csrf(),
    ])
}

/** Mutations of members who are not restricted, from our own pages or with a token. */
export function mutations(routes: () => void) {
  return router.group(routes).use(mutationChecks())
}

/** Mutations that staff tokens may make too. */
export function mutationsOfStaffToo(routes: () => void) {
  return router.group(routes).use(mutationChecks({ isStaffWork: true }))
}

/** Changes to the caller's own account, which banned members may make too. */
export function ownAccountMutations(routes: () => void) {
  return router.group(routes).use(mutationChecks({ who: 'banned too' }))
}

/** Mutations for staff with a right. */
export function staffMutations(right: StaffRight, routes: () => void) {
  return router.group(routes).use(mutationChecks({ right }))
}

/** Mutations for staff with a right that screens send by themselves, without anybody doing something. */
export function automaticStaffMutations(
  right: StaffRight,
  automaticLimit: RateLimit,
  routes: () => void
) {
  return router.group(routes).use(mutationChecks({ right, automaticLimit }))
}
