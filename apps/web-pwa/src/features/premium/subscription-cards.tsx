import type { OwnSubscription } from '@botanica/api-client/premium'
import type { Viewer } from '../../lib/viewer.ts'
import { SubscriptionCard } from './subscription-card.tsx'

interface SubscriptionCardsProps {
  subscriptions: readonly OwnSubscription[]
  isPremium: boolean
  viewer: Viewer
}

/** Subscription cards, two per row on wide screens. */
export function SubscriptionCards({ subscriptions, isPremium, viewer }: SubscriptionCardsProps) {
  if (subscriptions.length === 0) return null
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {subscriptions.map((subscription) => (
        <SubscriptionCard
          key={subscription.subscriptionId}
          subscription={subscription}
          isPremium={isPremium}
          viewer={viewer}
        />
      ))}
    </div>
  )
}
