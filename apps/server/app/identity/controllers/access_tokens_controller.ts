import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { Failure, notFound } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { parseInternalId } from '#app/core/path_ids'
import { publish } from '#app/core/outbox/outbox'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import {
  canHaveAnotherToken,
  hasOwnToken,
  issuePersonalToken,
  listOwnTokens,
  revokeOwnToken,
} from '#app/identity/access_tokens'
import { getActor } from '#app/identity/actor'
import { createInboxEvent } from '#app/identity/inbox_events'
import { USER_TOPIC } from '#app/identity/outbox'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { MAX_PERSONAL_TOKENS } from '#app/identity/tokens/rules'
import { personalTokenValidator } from '#app/identity/tokens/validators'
import { requireMember } from '#app/identity/viewer'

const TOO_MANY = `You can have at most ${MAX_PERSONAL_TOKENS} tokens. Revoke one first.`

/** A member's valid access tokens, as the member's own profile lists them; `store` creates personal ones. */
export default class AccessTokensController {
  async index(ctx: HttpContext) {
    const tokens = await listOwnTokens(requireMember(ctx).id)
    return tokens.map(({ id, name, scope, scopes, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      name,
      scope,
      scopes,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      expiresAt: expiresAt.toISOString(),
    }))
  }

  async store(ctx: HttpContext) {
    const { name, scopes, expiresInDays } = await ctx.request.validateUsing(personalTokenValidator)
    const actor = getActor(ctx)

    ctx.response.status(201)
    const issue = async (trx: TransactionClientContract) => {
      const token = { userId: actor.id, name, scopes, expiresInDays }
      const { id, secret, expiresAt } = await issuePersonalToken(trx, token)
      await audit(trx, actor, {
        action: 'issue_personal_token',
        targetType: 'user',
        targetId: actor.id,
        details: { scopes },
      })
      // A stolen session could create a token that outlives it, so the member is notified.
      await publish(trx, createInboxEvent({ kind: 'token_created', to: [actor.id] }))
      // Updates the member's lists of tokens.
      await publish(trx, { topic: USER_TOPIC, key: actor.id })
      return { id, token: secret.release(), expiresAt: expiresAt.toISOString() }
    }
    return runIdempotentAsMember(ctx, assertBelowLimit, issue, { isSecret: true })
  }

  /** Revokes one of the caller's tokens; other members' tokens get the same 404 as unknown ones. */
  async destroy(ctx: HttpContext) {
    const actor = getActor(ctx)
    const memberId = actor.id
    const id = parseInternalId(ctx.params.id)
    const assertExists = async () => {
      if (!(await hasOwnToken(memberId, id))) throw notFound()
    }
    await assertExists()
    await ctx.request.validateUsing(emptyBodyValidator)

    ctx.response.status(204)
    await runIdempotentAsMember(ctx, assertExists, async (trx) => {
      const scope = await revokeOwnToken(trx, memberId, id)
      if (!scope) throw new NoRowsAffectedError()
      if (scope === 'member') {
        await audit(trx, actor, {
          action: 'revoke_personal_token',
          targetType: 'user',
          targetId: memberId,
          details: {},
        })
      }
      // Makes live streams that were opened with the token check their authorization again, and so end.
      await publish(trx, { topic: USER_TOPIC, key: memberId })
    })
  }
}

async function assertBelowLimit(ctx: HttpContext) {
  if (await canHaveAnotherToken(requireMember(ctx).id)) return
  throw new Failure('limit', { limit: MAX_PERSONAL_TOKENS, message: TOO_MANY })
}
