import { args } from '@adonisjs/core/ace'
import { PremiumCommand } from '#app/premium/console/premium_command'

export default class PremiumShow extends PremiumCommand {
  static override commandName = 'premium:show'
  static override description = "Show a member's premium, and what was paid for it"

  @args.string({ description: "The member's id" })
  declare id: string

  override async run() {
    await this.showPremiumOf(this.id)
  }
}
