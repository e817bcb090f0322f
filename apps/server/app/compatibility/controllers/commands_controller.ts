import type { HttpContext } from '@adonisjs/core/http'
import { requireOwnBot } from '#app/compatibility/own_bot'

/** Accepts the commands of a bot, which we don't show, so that clients that post them work. */
export default class CommandsController {
  update(ctx: HttpContext) {
    requireOwnBot(ctx)
    ctx.response.noContent()
  }
}
