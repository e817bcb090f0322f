import { AdCommand } from '#app/advertising/console/ad_command'

export default class AdsAdd extends AdCommand {
  static override commandName = 'ads:add'
  static override description = 'Add an ad'

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { addAd } = await import('#app/advertising/actions/change_ads')
    const { toAdInput } = await import('#app/advertising/ad_input')
    const { adValidator } = await import('#app/advertising/validators')
    await this.apply(async () => {
      const ad = toAdInput(await adValidator.validate(await this.readFields()))
      return runInTransaction((trx) => addAd(trx, null, ad))
    })
  }
}
