import { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { type PostingBot, verifyBotToken } from '#app/directory/bot_tokens'

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** The bot whose token a request carries; `null` on routes without the `botToken` middleware. */
    postingBot: PostingBot | null
  }
}

HttpContext.instanceProperty('postingBot', null)

/** Other lists take a token with or without this word, and so do the bots that post to them. */
const SCHEME = /^bearer +/i
const MESSAGE = 'The token is missing, or it is not valid.'

/** For bots only, by a token that their owners have made: 401 to everybody else. */
export default class BotTokenMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const token = ctx.request.header('authorization')?.replace(SCHEME, '').trim() ?? ''
    const bot = await verifyBotToken(token)
    if (!bot) throw new Failure('unauthenticated', { message: MESSAGE })
    ctx.postingBot = bot
    return next()
  }
}
