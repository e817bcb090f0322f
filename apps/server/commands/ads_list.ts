import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'
import { AD_PLACEMENTS, type AdPlacement } from '#app/advertising/rules'

const MOST = 1_000

export default class AdsList extends ReportCommand {
  static override commandName = 'ads:list'
  static override description = 'List ads, the newest first'

  @flags.string({ description: `Only those of ${AD_PLACEMENTS.join(', ')}` })
  declare placement?: string

  override async run() {
    const { listAdministeredAds } = await import('#app/advertising/queries/administered_ads')
    const { placement } = this
    if (placement !== undefined && !AD_PLACEMENTS.includes(placement as AdPlacement)) {
      return this.failWith(`--placement takes ${AD_PLACEMENTS.join(', ')}, and not "${placement}".`)
    }
    const { rows } = await listAdministeredAds({
      placement: placement as AdPlacement | undefined,
      limit: MOST,
    })
    // The markup would fill the screen; JSON includes it.
    const rowsToShow = this.json ? rows : rows.map(({ content: _content, ...ad }) => ad)
    this.showAll(rowsToShow, 'There are none.')
  }
}
