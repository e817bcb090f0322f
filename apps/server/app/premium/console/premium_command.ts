import { ReportCommand } from '#app/core/console/report_command'
import type { TransactionRow } from '#app/premium/queries/own_premium'

/** An upper bound of a member's payments. */
const MAX_TRANSACTIONS = 1_000

function toHistoryEntry(transaction: TransactionRow) {
  const { createdAt, provider, type, status, amount, currency, expiresAt, receiptUrl } = transaction
  return { createdAt, provider, type, status, amount, currency, expiresAt, receiptUrl }
}

/** The base of commands that show or change a member's premium. */
export abstract class PremiumCommand extends ReportCommand {
  /** Prints a member's premium, its source and end, and the payment history. */
  protected async showPremiumOf(memberId: string) {
    const { findProfile } = await import('#app/identity/queries/find_profile')
    const { findOwnPremium, listUserTransactions } =
      await import('#app/premium/queries/own_premium')
    const { listUserSubscriptions } = await import('#app/premium/queries/subscriptions')

    const member = await findProfile(memberId)
    if (!member) return this.refuseUnknown(memberId)
    const own = await findOwnPremium(memberId)
    const { rows } = await listUserTransactions(memberId, {
      limit: MAX_TRANSACTIONS,
      cursor: undefined,
    })
    const subscriptions = await listUserSubscriptions(memberId)
    const history = rows.map(toHistoryEntry)
    const summary = {
      id: member.id,
      username: member.username,
      isPremium: own.isPremium,
      plan: own.plan,
      provider: own.provider,
      until: own.expiresAt,
      status: own.status,
      cancels: own.cancels,
      canBeCharged: own.subscriptions.filter(({ canCharge }) => canCharge).length,
    }
    if (this.json) return this.show({ ...summary, subscriptions, history })
    this.show(summary)
    this.showAll(subscriptions, 'subscriptions: none')
    this.showAll(history, 'history: none')
  }

  protected refuseUnknown(memberId: string) {
    this.failWith(
      `There is no member with the id ${memberId}. People become members by signing in.`
    )
  }
}
