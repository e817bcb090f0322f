import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReadableOwnBot } from '#app/directory/readable_bots'
import BotListItemTransformer from '#app/directory/transformers/bot_list_item_transformer'

/** A bot as its owners' list shows it. */
export default class OwnBotTransformer extends BaseTransformer<ReadableOwnBot> {
  toObject() {
    const bot = this.resource
    return {
      ...new BotListItemTransformer(bot).toObject(),
      description: bot.description,
      additionalOwners: bot.additionalOwners,
      approvalReason: bot.approvalReason,
      autoDeleted: bot.autoDeleted,
      ...this.pick(bot, ['sustainedServingCount', 'sustainedServingCountDays']),
    }
  }
}
