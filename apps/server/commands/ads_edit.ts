import { args } from '@adonisjs/core/ace'
import { AdCommand } from '#app/advertising/console/ad_command'

export default class AdsEdit extends AdCommand {
  static override commandName = 'ads:edit'
  static override description = 'Change an ad'

  @args.string({ description: "The ad's id" })
  declare id: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { editAd } = await import('#app/advertising/actions/change_ads')
    const { toAdInput } = await import('#app/advertising/ad_input')
    const { adEditValidator } = await import('#app/advertising/validators')
    const { parseInternalId } = await import('#app/core/path_ids')
    await this.apply(async () => {
      const id = parseInternalId(this.id)
      const change = toAdInput(await adEditValidator.validate(await this.readFields()))
      await runInTransaction((trx) => editAd(trx, null, id, change))
      return id
    })
  }
}
