import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import type { CallingBot } from '#app/directory/bot_tokens'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { findVisibleBot } from '#app/directory/visible_bot'

/** Returns the bot in the path when the token is its own. Otherwise throws what a visitor would get for that bot. */
export async function requireCallingBot(ctx: HttpContext): Promise<CallingBot> {
  const discordBotId = parseSnowflake(ctx.params.id)
  const bot = ctx.callingBot
  if (bot?.discordBotId === discordBotId) return bot
  findVisibleBot(ctx.viewer, await findBotAccess({ discordBotId }, ctx.viewer?.id))
  throw new Failure('forbidden')
}
