import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'

/** Outbox topic: what others see of a member has changed. The key is the member's id. */
export const USER_TOPIC = 'user'

/** Outbox topic: a session has ended, or a desktop client has signed out. The key is the hash of its credential (`getCredentialHash`). */
export const SESSION_END_TOPIC = 'session_end'

/** Cache tag of responses that show the member. */
export function userTag(id: string) {
  return `user:${id}`
}

export function evictUser({ key }: OutboxEvent) {
  invalidateTags(userTag(key))
}
