import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { invalidField } from '#app/core/errors'
import { NoRowsAffectedError, runIdempotent } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { getCredentialHash } from '#app/core/rate_limit/caller'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { getBearerToken, revokeAccessToken } from '#app/identity/access_tokens'
import { redeemDesktopCode } from '#app/identity/desktop/actions/redeem_desktop_code'
import { desktopTokenValidator } from '#app/identity/desktop/validators'
import { SESSION_END_TOPIC, USER_TOPIC } from '#app/identity/outbox'
import { findProfile } from '#app/identity/queries/find_profile'
import CurrentUserTransformer from '#app/identity/transformers/current_user_transformer'

/** The same error for every cause, so that it discloses none. */
const invalidCodeError = () =>
  invalidField('code', 'code', 'The code is not valid, or not any more')

async function toUser({ serialize }: HttpContext, id: string, trx: TransactionClientContract) {
  const profile = await findProfile(id, trx)
  if (!profile) throw new NoRowsAffectedError()
  return serialize(CurrentUserTransformer.transform(profile))
}

/** Token requests of the desktop client, without a session. Fields are named as in RFC 6749. */
export default class DesktopTokensController {
  async store(ctx: HttpContext) {
    const proof = await ctx.request.validateUsing(desktopTokenValidator)
    // An invalid code must stay spent, so this returns instead of throwing, which would roll back.
    const issued = await runIdempotent(
      ctx,
      () => {},
      async (trx) => {
        const token = await redeemDesktopCode(trx, proof)
        return token && { ...token, user: await toUser(ctx, token.userId, trx) }
      }
    )
    if (!issued) throw invalidCodeError()
    ctx.response.status(201)
    return {
      token: issued.secret.release(),
      expires_at: issued.expiresAt.toISOString(),
      user: issued.user,
    }
  }

  /** Signs out. Revoking an invalid token succeeds too. */
  async destroy(ctx: HttpContext) {
    await ctx.request.validateUsing(emptyBodyValidator)
    const token = getBearerToken(ctx.request)
    const key = token ? await revokeAccessToken(token) : null
    // Ends the token's live streams in every process, and updates the member's list of devices.
    if (key !== null) {
      const credential = getCredentialHash(ctx.request.request)!
      await runInTransaction((trx) =>
        publish(trx, { topic: USER_TOPIC, key }, { topic: SESSION_END_TOPIC, key: credential })
      )
    }
    ctx.response.status(204)
  }
}
