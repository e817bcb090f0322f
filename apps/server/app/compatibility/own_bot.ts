import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import type { CallingBot } from '#app/directory/bot_tokens'

const OTHER_BOT = 'The token belongs to another bot.'

/** Returns the token's bot, which a path may name. @throws `forbidden` when it names another one */
export function requireOwnBot({ callingBot, params }: HttpContext): CallingBot {
  const bot = callingBot!
  if (params.id !== undefined && params.id !== bot.discordBotId) {
    throw new Failure('forbidden', { message: OTHER_BOT })
  }
  return bot
}
