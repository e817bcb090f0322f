import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'

/** Outbox topic: what others see of the member whose id is the key has changed. */
export const USER_TOPIC = 'user'

/** Outbox topic: the session whose credential, hashed (`getCredentialHash`), is the key has been ended. */
export const SESSION_END_TOPIC = 'session_end'

/** Cache tag of every answer that shows the member. */
export function userTag(id: string) {
  return `user:${id}`
}

export function evictUser({ key }: OutboxEvent) {
  invalidateTags(userTag(key))
}
