import { dropAllDrafts } from './drafts.ts'

type Forgetter = () => Promise<unknown> | void

const forgetters = new Set<Forgetter>([dropAllDrafts])

/** What keeps something on this device says here how to throw it away. @returns how to take that back */
export function onForgetting(forget: Forgetter): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

/** Whoever was here is gone: nothing of theirs stays on this device, whatever else fails. */
export async function forgetMember() {
  await Promise.allSettled([...forgetters].map(async (forget) => forget()))
}
