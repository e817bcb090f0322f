import router from '@adonisjs/core/services/router'
import { idempotent } from '#app/core/idempotency/idempotent'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { memberWrites } from '#app/core/rate_limit/limits'
import { throttle } from '#app/core/rate_limit/throttle'
import type { StaffRight } from '#app/identity/rules'
import { middleware } from '#start/kernel'

/**
 * The kinds of routes under `/api`. Each runs the checks that its routes need in this order:
 * rate limit, media type, size, format, authentication, account status, origin. Controllers authorize the action itself.
 */

/**
 * Reads that everybody may make: no session, no body, no cookie. A route adds `cacheResponse({…})`, and behind it
 * `middleware.viewer()` when its answer depends on the person, so that shared bytes never open a session.
 */
export function publicReads(routes: () => void) {
  return router.group(routes).use(throttle)
}

/** Reads for members: 401 to everybody else. Never kept by any cache. */
export function memberReads(routes: () => void) {
  return router.group(routes).use([throttle, middleware.private(), middleware.authenticate()])
}

/** Reads for staff with a right: 401 for visitors, 403 for everybody else. */
export function staffReads(right: StaffRight, routes: () => void) {
  return router
    .group(routes)
    .use([throttle, middleware.private(), middleware.authenticate(), middleware.staff({ right })])
}

interface ChangesFor {
  /** Whether a ban forbids it. */
  who?: 'members' | 'banned too'
  /** What only some of the staff have. */
  right?: StaffRight
  /** Whether it is a part of the staff's work too, so that a token which is for that alone does (decision 29). */
  isStaffWork?: boolean
}

/** The checks before anything is changed. */
export function mutationChecks({
  who = 'members',
  right,
  isStaffWork = right !== undefined,
}: ChangesFor = {}) {
  return [
    throttle,
    middleware.private(),
    middleware.jsonOnly(),
    middleware.bodyParser(),
    middleware.authenticate(),
    limitWrites(memberWrites),
    ...(who === 'members' ? [middleware.restricted()] : []),
    middleware.csrf(),
    ...(isStaffWork ? [] : [middleware.noStaffTokens()]),
    ...(right ? [middleware.staff({ right })] : []),
    idempotent,
  ]
}

/** What bots say of themselves, with a token of their own: no member is there, and no page. */
export function botWrites(routes: () => void) {
  return router
    .group(routes)
    .use([
      throttle,
      middleware.private(),
      middleware.jsonOnly(),
      middleware.bodyParser(),
      middleware.botToken(),
      limitWrites(memberWrites),
      idempotent,
    ])
}

/** Everything that changes something: for members who are not restricted, and from our own pages or with a token. */
export function mutations(routes: () => void) {
  return router.group(routes).use(mutationChecks())
}

/** The same, of what the staff do beside members: a token of theirs does too. */
export function mutationsOfStaffToo(routes: () => void) {
  return router.group(routes).use(mutationChecks({ isStaffWork: true }))
}

/** Changes to one's own account, which banned members may make too. */
export function ownAccountMutations(routes: () => void) {
  return router.group(routes).use(mutationChecks({ who: 'banned too' }))
}

/** Mutations for staff with a right. */
export function staffMutations(right: StaffRight, routes: () => void) {
  return router.group(routes).use(mutationChecks({ right }))
}
