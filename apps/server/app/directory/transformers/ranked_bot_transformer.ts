import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReadableBot } from '#app/directory/readable_bots'
import type { BotReason } from '#app/directory/reasons'
import BotListItemTransformer from '#app/directory/transformers/bot_list_item_transformer'

/** A bot in a list that is ordered by a choice or a search, with the reason for its place. */
export default class RankedBotTransformer extends BaseTransformer<{
  bot: ReadableBot
  reason: BotReason
}> {
  toObject() {
    const { bot, reason } = this.resource
    return { ...new BotListItemTransformer(bot).toObject(), reason }
  }
}
