import { audit, type Actor } from '#app/core/audit/audit'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import { recordStory } from '#app/premium/actions/record_story'
import { ProviderRefusal } from '#app/premium/providers/calls'
import { providers } from '#app/premium/providers/providers'
import { databaseTime, subscriptionsOf } from '#app/premium/queries/subscriptions'

const CHANGES = {
  cancel: { from: false, action: 'cancel_premium', refused: 'There is nothing to cancel.' },
  resume: { from: true, action: 'resume_premium', refused: 'There is nothing to resume.' },
} as const
export type RenewalChange = keyof typeof CHANGES

/**
 * Lets a member's subscription end with its period, or go on after all, at its provider, and writes down what that says then.
 * @throws `conflict` when there is none of which that could be said; `unavailable`
 */
export async function changeRenewal(change: RenewalChange, memberId: string, actor: Actor) {
  const { from, action, refused } = CHANGES[change]
  const known = await subscriptionsOf(memberId)
  const subscription = known.find(
    ({ status, cancels, isOver, isEnding }) =>
      status === 'active' && cancels === from && !isOver && !isEnding
  )
  if (!subscription) throw new Failure('conflict', { message: refused })
  const { provider, subscriptionId } = subscription
  const vendor = providers[provider]
  try {
    await (change === 'cancel'
      ? vendor.cancelAtPeriodEnd(subscriptionId)
      : vendor.resume(subscriptionId))
  } catch (error) {
    // It was changed elsewhere meanwhile; what the provider says now is written down all the same.
    if (!(error instanceof ProviderRefusal)) throw error
  }
  const askedAt = await databaseTime()
  const story = await vendor.story(subscriptionId)
  await runInTransaction(async (trx) => {
    if (story) await recordStory(trx, story, askedAt)
    await audit(trx, actor, {
      action,
      targetType: 'user',
      targetId: memberId,
      details: { provider, subscriptionId },
    })
  })
  if (story?.cancels === from) throw new Failure('conflict', { message: refused })
}
