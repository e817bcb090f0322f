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

const OFF = 'Web push is not set up here.'
const NO_BROWSER = 'Only a browser that is signed in can be told.'

/** The session of the browser that asks. Who asks by a token has none, whatever cookie comes along. */
function browserOf(ctx: HttpContext): string | null {
  return requireMember(ctx).via === 'session' ? getSessionId(ctx) : null
}

/** @throws `forbidden` for who is no browser */
function requireBrowser(ctx: HttpContext): string {
  const sessionId = browserOf(ctx)
  if (sessionId === null) throw new Failure('forbidden', { message: NO_BROWSER })
  return sessionId
}

/** What the own browsers are told of, when nobody looks at them. */
export default class PushController {
  async show(ctx: HttpContext) {
    return findPushSettings(requireMember(ctx).id, browserOf(ctx))
  }

  /** This browser from now on. */
  async subscribe(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const sessionId = requireBrowser(ctx)
    const { endpoint, keys, language } = await ctx.request.validateUsing(subscriptionValidator)
    if (!webPushConfig) throw new Failure('conflict', { message: OFF })
    return runIdempotentAsMember(
      ctx,
      () => {
        // In good standing, so it is the session that has ended meanwhile.
        throw new Failure('unauthenticated')
      },
      async (trx) => {
        await subscribe(trx, { memberId, sessionId, endpoint, ...keys, language })
        return findPushSettings(memberId, sessionId, trx)
      }
    )
  }

  /** This browser not any more. Nothing can be raced for: what is gone is gone. */
  async unsubscribe(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const sessionId = requireBrowser(ctx)
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
        return findPushSettings(memberId, browserOf(ctx), trx)
      }
    )
  }
}
