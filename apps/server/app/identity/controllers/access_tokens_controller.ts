import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { parseInternalId } from '#app/core/path_ids'
import { publish } from '#app/core/outbox/outbox'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { revokeOwnToken, hasOwnToken, listOwnTokens } from '#app/identity/access_tokens'
import { USER_TOPIC } from '#app/identity/outbox'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'

/** A member's valid access tokens, as the member's own profile lists them. */
export default class AccessTokensController {
  async index(ctx: HttpContext) {
    const tokens = await listOwnTokens(requireMember(ctx).id)
    return tokens.map(({ id, name, scope, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      name,
      scope,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      expiresAt: expiresAt.toISOString(),
    }))
  }

  /** Revokes one of the caller's tokens; other members' tokens get the same 404 as unknown ones. */
  async destroy(ctx: HttpContext) {
    const { id: memberId } = requireMember(ctx)
    const id = parseInternalId(ctx.params.id)
    const assertExists = async () => {
      if (!(await hasOwnToken(memberId, id))) throw notFound()
    }
    await assertExists()
    await ctx.request.validateUsing(emptyBodyValidator)

    ctx.response.status(204)
    await runIdempotentAsMember(ctx, assertExists, async (trx) => {
      if (!(await revokeOwnToken(trx, memberId, id))) throw new NoRowsAffectedError()
      // Makes live streams that were opened with the token check their authorization again, and so end.
      await publish(trx, { topic: USER_TOPIC, key: memberId })
    })
  }
}
