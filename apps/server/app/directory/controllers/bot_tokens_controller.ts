import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { auditBot } from '#app/directory/actions/audit_bot'
import { issueBotToken } from '#app/directory/actions/issue_bot_token'
import { findBotToken } from '#app/directory/bot_tokens'
import { lockOwnedBot } from '#app/directory/queries/find_owned_bot'
import { isoDate } from '#app/core/database/readable_rows'
import { findBotToChange } from '#app/directory/submission/policies'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'

/** The token with which a bot posts its server count, managed by its owners. */
export default class BotTokensController {
  /** Returns when the token was created and last used, never its text. */
  async show(ctx: HttpContext) {
    const token = await findBotToken((await findBotToChange(ctx)).id)
    if (!token) throw notFound()
    return {
      createdAt: isoDate(token.createdAt),
      lastUsedAt: token.lastUsedAt && isoDate(token.lastUsedAt),
    }
  }

  /** Creates a token and replaces the previous one. */
  async store(ctx: HttpContext) {
    const { id } = await findBotToChange(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const actor = getActor(ctx)

    ctx.response.status(201)
    const issue = async (trx: TransactionClientContract) => {
      const bot = await lockOwnedBot(trx, id, actor.id)
      const token = await issueBotToken(trx, { botId: id, createdBy: actor.id })
      await auditBot(trx, actor, bot, 'issue_bot_token')
      return { token }
    }
    return runIdempotentAsMember(ctx, findBotToChange, issue, { isSecret: true })
  }
}
