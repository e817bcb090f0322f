import type { HttpContext } from '@adonisjs/core/http'
import { webPushConfig } from '#config/web_push'
import { Failure } from '#app/core/errors'
import { runIdempotent } from '#app/core/idempotency/run_idempotent'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { getSessionId } from '#app/identity/sessions'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'
import { chooseKinds } from '#app/inbox/push/actions/choose_kinds'
import { subscribe, unsubscribe } from '#app/inbox/push/actions/subscribe'
import { findPushSettings } from '#app/inbox/push/queries/push_settings'
import { pushKindsValidator, subscriptionValidator } from '#app/inbox/push/validation/validators'

const PUSH_DISABLED = 'Web push is not set up here.'
const NO_BROWSER = 'Only a browser that is signed in can be told.'

/** Returns the session of the requesting browser; `null` for requests by token, even with a session cookie. */
function findBrowserSession(ctx: HttpContext): string | null {
  return requireMember(ctx).via === 'session' ? getSessionId(ctx) : null
}

/** @throws `forbidden` for requests by token */
function requireBrowserSession(ctx: HttpContext): string {
  const sessionId = findBrowserSession(ctx)
  if (sessionId === null) throw new Failure('forbidden', { message: NO_BROWSER })
  return sessionId
}

/** The caller's web push settings and subscriptions. */
export default class PushController {
  async show(ctx: HttpContext) {
    return findPushSettings(requireMember(ctx).id, findBrowserSession(ctx))
  }

  /** Subscribes this browser to push messages. */
  async subscribe(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const sessionId = requireBrowserSession(ctx)
    const { endpoint, keys, language } = await ctx.request.validateUsing(subscriptionValidator)
    if (!webPushConfig) throw new Failure('conflict', { message: PUSH_DISABLED })
    return runIdempotentAsMember(
      ctx,
      () => {
        // The member is active, so the session must have ended in the meantime.
        throw new Failure('unauthenticated')
      },
      async (trx) => {
        await subscribe(trx, { memberId, sessionId, endpoint, ...keys, language })
        return findPushSettings(memberId, sessionId, trx)
      }
    )
  }

  /** Unsubscribes this browser. Needs no checks after a conflict: a missing subscription counts as removed. */
  async unsubscribe(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const sessionId = requireBrowserSession(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotent(
      ctx,
      () => {},
      async (trx) => {
        await unsubscribe(trx, { memberId, sessionId })
        return findPushSettings(memberId, sessionId, trx)
      }
    )
  }

  async chooseKinds(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const { kinds } = await ctx.request.validateUsing(pushKindsValidator)
    return runIdempotent(
      ctx,
      () => {
        throw new Failure('unauthenticated')
      },
      async (trx) => {
        await chooseKinds(trx, memberId, kinds)
        return findPushSettings(memberId, findBrowserSession(ctx), trx)
      }
    )
  }
}
