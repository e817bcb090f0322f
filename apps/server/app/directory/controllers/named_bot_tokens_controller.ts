import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#app/core/audit/audit'
import { Failure, notFound } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { parseInternalId } from '#app/core/path_ids'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import {
  issueNamedBotToken,
  mayHaveAnotherToken,
  revokeBotToken,
} from '#app/directory/actions/issue_bot_token'
import { listBotTokens } from '#app/directory/bot_tokens'
import { lockOwnedBot } from '#app/directory/queries/find_owned_bot'
import { findBotToChange } from '#app/directory/submission/policies'
import { MAX_BOT_TOKENS } from '#app/directory/tokens/rules'
import { botTokenValidator } from '#app/directory/tokens/validators'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'

const TOO_MANY = `A bot has at most ${MAX_BOT_TOKENS} tokens. Revoke one first.`

/** A bot's tokens, managed by its owners. */
export default class NamedBotTokensController {
  /** Lists the tokens that have not ended, never their texts. */
  async index(ctx: HttpContext) {
    const tokens = await listBotTokens((await findBotToChange(ctx)).id)
    return tokens.map(({ id, name, scopes, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      name,
      scopes,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    }))
  }

  async store(ctx: HttpContext) {
    const bot = await findBotToChange(ctx)
    const {
      name,
      scopes,
      expiresInDays = null,
    } = await ctx.request.validateUsing(botTokenValidator)
    const actor = getActor(ctx)

    ctx.response.status(201)
    return runIdempotentAsMember(ctx, assertBelowLimit, async (trx) => {
      if (!(await lockOwnedBot(trx, bot.id, actor.id))) throw new NoRowsAffectedError()
      const issued = await issueNamedBotToken(trx, {
        botId: bot.id,
        createdBy: actor.id,
        name,
        scopes,
        expiresInDays,
      })
      await audit(trx, actor, {
        action: 'issue_bot_token',
        targetType: 'bot',
        targetId: String(bot.id),
        details: { targetName: bot.name },
      })
      return issued
    })
  }

  /** Revokes a token; its next use gets 401. */
  async destroy(ctx: HttpContext) {
    const id = parseInternalId(ctx.params.tokenId)
    const bot = await findTokenToRevoke(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const actor = getActor(ctx)

    ctx.response.status(204)
    await runIdempotentAsMember(ctx, findTokenToRevoke, async (trx) => {
      if (!(await lockOwnedBot(trx, bot.id, actor.id))) throw new NoRowsAffectedError()
      if (!(await revokeBotToken(trx, { botId: bot.id, id }))) throw new NoRowsAffectedError()
      await audit(trx, actor, {
        action: 'revoke_bot_token',
        targetType: 'bot',
        targetId: String(bot.id),
        details: { targetName: bot.name },
      })
    })
  }
}

async function assertBelowLimit(ctx: HttpContext) {
  const { id } = await findBotToChange(ctx)
  if (await mayHaveAnotherToken(id)) return
  throw new Failure('limit', { limit: MAX_BOT_TOKENS, message: TOO_MANY })
}

/** Returns the bot in the path when the token in the path is one of its tokens that have not ended. */
async function findTokenToRevoke(ctx: HttpContext) {
  const bot = await findBotToChange(ctx)
  const id = parseInternalId(ctx.params.tokenId)
  if (!(await listBotTokens(bot.id)).some((token) => token.id === id)) throw notFound()
  return bot
}
