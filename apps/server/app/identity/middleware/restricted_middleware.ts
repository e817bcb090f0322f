import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { requireMember, type Restriction } from '#app/identity/viewer'
import { DEFAULT_RESTRICTION_REASON } from '#app/identity/rules'

function sentenceFor({ kind, reason, expiresAt }: Restriction) {
  const until = expiresAt ? ` until ${expiresAt.toISOString()}` : ''
  return `Your account is ${kind}${until}: ${reason ?? DEFAULT_RESTRICTION_REASON}`
}

/** Refuses banned and disabled members, from the very next request after the ban (ruling P5). After `authenticate`. */
export default class RestrictedMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { restriction } = requireMember(ctx)
    if (restriction) {
      throw new Failure('account_restricted', { message: sentenceFor(restriction) })
    }
    return next()
  }
}
