import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import BotChipTransformer from '#app/directory/transformers/bot_chip_transformer'
import type { TransferRow } from '#app/directory/transfers/queries/transfers'

/** A transfer as those who take part in it see it. */
export default class BotTransferTransformer extends BaseTransformer<TransferRow> {
  toObject() {
    const transfer = this.resource
    return {
      ...this.pick(transfer, ['id', 'state', 'approvalStatus', 'from', 'to', 'isFrom']),
      bot: new BotChipTransformer(transfer).toObject(),
      endsAt: isoDate(transfer.endsAt),
      createdAt: isoDate(transfer.createdAt),
    }
  }
}
