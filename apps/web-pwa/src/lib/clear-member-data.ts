import { clearComparedBots } from './compare/compared-bots.ts'
import { getDeviceMember, clearDeviceMember } from './device-member.ts'
import { deleteMemberDrafts } from './drafts.ts'
import { clearRecentSearches } from './search/recent-searches.ts'

/** @param member the member whose data is deleted; null if unknown, and then no member's data may be deleted */
type SignOutHandler = (member: string | null) => Promise<unknown> | void

const handlers = new Set<SignOutHandler>([
  deleteMemberDrafts,
  clearDeviceMember,
  clearRecentSearches,
  clearComparedBots,
])

/** Registers a function that deletes data from this device on sign-out. @returns a function that removes it */
export function onSignOut(handler: SignOutHandler): () => void {
  handlers.add(handler)
  return () => handlers.delete(handler)
}

/** Deletes a member's data from this device, even if some handlers fail. Queued forms of other members stay. */
export async function clearMemberData(member: string | null = getDeviceMember()) {
  await Promise.allSettled([...handlers].map(async (handler) => handler(member)))
}
