import { BotStatSchema } from '#database/schema'

/** The figures of a bot that change often. The row is there as soon as the bot is. */
export default class BotStat extends BotStatSchema {
  static override table = 'bot_stats'
  static override selfAssignPrimaryKey = true
}
