import { ReportCommand } from '#app/core/console/report_command'
import type { TransactionRow } from '#app/premium/queries/own_premium'

/** More than anybody has paid. */
const MOST_TRANSACTIONS = 1_000

function historyLine(transaction: TransactionRow) {
  const { createdAt, provider, type, status, amount, currency, expiresAt, receiptUrl } = transaction
  return { createdAt, provider, type, status, amount, currency, expiresAt, receiptUrl }
}

/** What administrators look up and do about the premium of a member. */
export abstract class PremiumCommand extends ReportCommand {
  /** Shows what a member has of premium, of whom, until when, and the whole history. */
  protected async showPremiumOf(memberId: string) {
    const { findProfile } = await import('#app/identity/queries/find_profile')
    const { findOwnPremium, listUserTransactions } =
      await import('#app/premium/queries/own_premium')
    const { listUserSubscriptions } = await import('#app/premium/queries/subscriptions')

    const member = await findProfile(memberId)
    if (!member) return this.refuseUnknown(memberId)
    const own = await findOwnPremium(memberId)
    const { rows } = await listUserTransactions(memberId, {
      limit: MOST_TRANSACTIONS,
      cursor: undefined,
    })
    const subscriptions = await listUserSubscriptions(memberId)
    const history = rows.map(historyLine)
    const has = {
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
    if (this.json) return this.show({ ...has, subscriptions, history })
    this.show(has)
    this.showAll(subscriptions, 'subscriptions: none')
    this.showAll(history, 'history: none')
  }

  protected refuseUnknown(memberId: string) {
    this.refuse(`There is no member with the id ${memberId}. Members come by signing in.`)
  }
}
