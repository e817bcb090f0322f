import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isoDate } from '#app/core/database/readable_rows'
import { Failure, notFound } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { parseInternalId } from '#app/core/path_ids'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { auditBot } from '#app/directory/actions/audit_bot'
import { canHaveAnotherToken, issueNamedBotToken } from '#app/directory/actions/issue_bot_token'
import { revokeBotToken } from '#app/directory/actions/revoke_bot_tokens'
import { listBotTokens } from '#app/directory/bot_tokens'
import { lockOwnedBot } from '#app/directory/queries/find_owned_bot'
import { findBotToChange } from '#app/directory/submission/policies'
import { MAX_BOT_TOKENS } from '#app/directory/tokens/rules'
import { botTokenValidator } from '#app/directory/tokens/validators'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'

const TOO_MANY = `A bot has at most ${MAX_BOT_TOKENS} tokens. Revoke one first.`

/** A bot's tokens, with and without a name; `store` creates named ones. */
export default class NamedBotTokensController {
  /** Lists the tokens that have not ended, never their texts. */
  async index(ctx: HttpContext) {
    const tokens = await listBotTokens((await findBotToChange(ctx)).id)
    return tokens.map(({ id, name, scopes, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      name,
      scopes,
      createdAt: isoDate(createdAt),
      lastUsedAt: lastUsedAt && isoDate(lastUsedAt),
      expiresAt: expiresAt && isoDate(expiresAt),
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
    const issue = async (trx: TransactionClientContract) => {
      await lockOwnedBot(trx, bot.id, actor.id)
      const issued = await issueNamedBotToken(trx, {
        botId: bot.id,
        createdBy: actor.id,
        name,
        scopes,
        expiresInDays,
      })
      await auditBot(trx, actor, bot, 'issue_bot_token')
      return issued
    }
    return runIdempotentAsMember(ctx, assertBelowLimit, issue, { isSecret: true })
  }

  /** Revokes a token; its next use gets 401. */
  async destroy(ctx: HttpContext) {
    const { bot, tokenId } = await findTokenToRevoke(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const actor = getActor(ctx)

    ctx.response.status(204)
    await runIdempotentAsMember(ctx, findTokenToRevoke, async (trx) => {
      await lockOwnedBot(trx, bot.id, actor.id)
      if (!(await revokeBotToken(trx, { botId: bot.id, id: tokenId })))
        throw new NoRowsAffectedError()
      await auditBot(trx, actor, bot, 'revoke_bot_token')
    })
  }
}

async function assertBelowLimit(ctx: HttpContext) {
  const { id } = await findBotToChange(ctx)
  if (await canHaveAnotherToken(id)) return
  throw new Failure('limit', { limit: MAX_BOT_TOKENS, message: TOO_MANY })
}

/** Returns the bot and the token in the path. @throws `not_found` unless the token is the bot's and has not ended */
async function findTokenToRevoke(ctx: HttpContext) {
  const bot = await findBotToChange(ctx)
  const tokenId = parseInternalId(ctx.params.tokenId)
  if (!(await listBotTokens(bot.id)).some(({ id }) => id === tokenId)) throw notFound()
  return { bot, tokenId }
}
