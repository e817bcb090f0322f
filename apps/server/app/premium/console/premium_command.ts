import { ReportCommand } from '#app/core/console/report_command'

/** More than anybody has paid. */
const MOST_TRANSACTIONS = 1_000

/** What administrators look up and do about the premium of a member. */
export abstract class PremiumCommand extends ReportCommand {
  /** Shows what a member has of premium, of whom, until when, and the whole history. */
  protected async showPremiumOf(memberId: string) {
    const { findProfile } = await import('#app/identity/queries/find_profile')
    const { findOwnPremium, listTransactionsOf } = await import('#app/premium/queries/own_premium')
    const { subscriptionsOf } = await import('#app/premium/queries/subscriptions')

    const member = await findProfile(memberId)
    if (!member) return this.refuseUnknown(memberId)
    const own = await findOwnPremium(memberId)
    const { rows } = await listTransactionsOf(memberId, {
      limit: MOST_TRANSACTIONS,
      cursor: undefined,
    })
    this.show({
      id: member.id,
      username: member.username,
      isPremium: own.isPremium,
      plan: own.plan,
      provider: own.provider,
      until: own.expiresAt,
      status: own.status,
      cancels: own.cancels,
      subscriptions: await subscriptionsOf(memberId),
      history: rows.map(({ id: _id, ...transaction }) => transaction),
    })
  }

  protected refuseUnknown(memberId: string) {
    this.refuse(`There is no member with the id ${memberId}. Members come by signing in.`)
  }
}
