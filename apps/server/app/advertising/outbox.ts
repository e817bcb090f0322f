import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'

/** Outbox topic: the ads of a placement have changed. The key is the placement. */
export const ADS_TOPIC = 'ads'

/** Cache tag of every response that shows the ads of a placement. */
export function adsTag(placement: string) {
  return `ads:${placement}`
}

export function evictAds({ key }: OutboxEvent) {
  invalidateTags(adsTag(key))
}
