import { BaseTransformer } from '@adonisjs/core/transformers'
import type { BotChipRow } from '#app/directory/queries/bot_rows'

/** A bot as lists of something else show it. */
export default class BotChipTransformer extends BaseTransformer<BotChipRow> {
  toObject() {
    const { chipId, chipDiscordBotId, chipName, chipAvatar } = this.resource
    return { id: chipId, discordBotId: chipDiscordBotId, name: chipName, avatar: chipAvatar }
  }
}
