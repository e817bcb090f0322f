import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** The server does the same once a day by itself. */
export default class SearchTiers extends BaseCommand {
  static override commandName = 'search:tiers'
  static override description = 'Make the tiers of popularity of the search up anew'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { refreshTiers } = await import('#app/directory/search/refresh_tiers')
    const changed = await refreshTiers()
    this.logger.info(
      changed === undefined
        ? 'The tiers are being made up anew by another process already.'
        : `${changed} bots came into another tier.`
    )
  }
}
