import { args } from '@adonisjs/core/ace'
import { AdAttempt } from '#app/advertising/console/ad_attempt'

export default class AdsRemove extends AdAttempt {
  static override commandName = 'ads:remove'
  static override description = 'Remove an ad for good; the audit log keeps what it said'

  @args.string({ description: "The ad's id" })
  declare id: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { parseInternalId } = await import('#app/core/path_ids')
    const { removeAd } = await import('#app/advertising/actions/change_ads')
    await this.attempt(async () => {
      const id = parseInternalId(this.id)
      await runInTransaction((trx) => removeAd(trx, null, id))
      this.show({ id })
    })
  }
}
