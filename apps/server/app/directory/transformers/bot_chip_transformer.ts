import { BaseTransformer } from '@adonisjs/core/transformers'
import type { BotChipRow } from '#app/directory/queries/bot_rows'

/** As much of a bot as a list of something else shows of it. */
export default class BotChipTransformer extends BaseTransformer<BotChipRow> {
  toObject() {
    const { chipId, chipDiscordBotId, chipName, chipAvatar } = this.resource
    return { id: chipId, discordBotId: chipDiscordBotId, name: chipName, avatar: chipAvatar }
  }
}
