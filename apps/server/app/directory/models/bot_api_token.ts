import { BotApiTokenSchema } from '#database/schema'

/** The token by which a bot posts its own server count (ruling R15). */
export default class BotApiToken extends BotApiTokenSchema {
  static override table = 'bot_api_tokens'
}
