import { flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

export default class PremiumReconcile extends ReportCommand {
  static override commandName = 'premium:reconcile'
  static override description =
    'Ask Stripe and PayPal what was paid, write down what was missing and print it'
  static override help =
    'For when webhooks were lost. It may run at any time, and twice: the second time finds nothing.'

  @flags.boolean({ description: 'Only print what is missing' })
  declare dryRun: boolean

  override async run() {
    const { reconcile } = await import('#app/premium/actions/reconcile')
    const isDry = this.dryRun ?? false
    const { checked, differences, unanswered } = await reconcile({ isDry })
    if (unanswered.length > 0) this.exitCode = 1
    if (this.json) return this.show({ asked: checked, dryRun: isDry, differences, unanswered })

    this.showAll(differences, 'There are no differences.')
    for (const { provider, subscriptionId } of unanswered) {
      this.logger.error(
        subscriptionId === null
          ? `${provider} does not answer which subscriptions it has.`
          : `${provider} does not answer for ${subscriptionId}.`
      )
    }
    this.logger.info(
      `asked for ${checked} subscriptions; differences ${isDry ? 'found' : 'healed'}: ${differences.length}`
    )
  }
}
