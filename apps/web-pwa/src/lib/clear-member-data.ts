import { getDeviceMember, clearDeviceMember } from './device-member.ts'
import { deleteMemberDrafts } from './drafts.ts'

/** @param member whose things go; null when it is not known, and then nothing goes that is some member's */
type SignOutHandler = (member: string | null) => Promise<unknown> | void

const handlers = new Set<SignOutHandler>([deleteMemberDrafts, clearDeviceMember])

/** What keeps something on this device says here how to throw it away. @returns how to take that back */
export function onSignOut(handler: SignOutHandler): () => void {
  handlers.add(handler)
  return () => handlers.delete(handler)
}

/**
 * Whoever was here is gone: nothing of theirs stays on this device, whatever else fails. What waits here for other members
 * is not theirs, and stays.
 */
export async function clearMemberData(member: string | null = getDeviceMember()) {
  await Promise.allSettled([...handlers].map(async (handler) => handler(member)))
}
