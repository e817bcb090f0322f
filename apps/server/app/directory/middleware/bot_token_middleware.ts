import { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { type CallingBot, verifyBotToken } from '#app/directory/bot_tokens'
import type { BotTokenScope } from '#app/directory/tokens/rules'

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** The bot that the request's token authenticates; `null` on routes without the `botToken` middleware. */
    callingBot: CallingBot | null
  }
}

HttpContext.instanceProperty('callingBot', null)

/**
 * `Bot` is Discord's own scheme, which bot libraries send. The scheme is optional: other directories accept tokens
 * without it, and bots written for them send none.
 */
const SCHEME = /^(?:bearer|bot) +/i
const MESSAGE = 'The token is missing, or it is not valid.'

/**
 * Authenticates a bot by a token that its owners created; 401 otherwise. A token without the scope gets 403; where
 * none is required, every token is accepted. This is the only place that decides what a bot's token may be used for.
 */
export default class BotTokenMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { scope }: { scope: BotTokenScope | undefined }) {
    const token = ctx.request.header('authorization')?.replace(SCHEME, '').trim() ?? ''
    const bot = await verifyBotToken(token)
    if (!bot) throw new Failure('unauthenticated', { message: MESSAGE })
    if (scope && !bot.scopes.includes(scope)) {
      throw new Failure('forbidden', { message: `The token lacks the scope ${scope}.` })
    }
    ctx.callingBot = bot
    return next()
  }
}
