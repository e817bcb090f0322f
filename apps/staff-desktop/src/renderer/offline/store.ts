import { DAY_MS } from '@botanica/api-client/contract'
import { deleteMemberDrafts, deleteExpiredDrafts } from '@botanica/ui/drafts'
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { QueuedDecision } from './queued-decision.ts'

const DATABASE = 'botanica-staff'
const TABLE = 'kept'
/** The owner of the stored data, as `<server> <member>`. */
const OWNER = 'owner'
/** The persisted queries of the owner. */
export const QUERIES = 'queries'
/** The key of older versions; now each owner has their own key, which begins with it. */
const DECISIONS = 'decisions'
/** How long queued decisions are stored when their member does not sign in again. */
const DECISIONS_MAX_AGE_MS = 30 * DAY_MS

/** Returns the key of a member's queued decisions. */
export const getDecisionsKey = (owner: string) => `${DECISIONS} ${owner}`

let table: UseStore | undefined
const open = () => (table ??= createStore(DATABASE, TABLE))

/** Storage is best effort: it may be full or denied. */
async function ignoreErrors<Result>(access: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await access()
  } catch {
    return undefined
  }
}

/** The store of offline data on this computer. */
export const offlineStore = {
  read: <Thing>(name: string) => ignoreErrors(() => get<Thing>(name, open())),
  write: (name: string, thing: unknown) => ignoreErrors(() => set(name, thing, open())),
  remove: (name: string) => ignoreErrors(() => del(name, open())),
}

/** Moves the decisions of an older version to the key of their member. */
async function moveDecisions(owner: string | undefined) {
  const left = await offlineStore.read<readonly QueuedDecision[]>(DECISIONS)
  if (!left) return
  if (owner !== undefined) await offlineStore.write(getDecisionsKey(owner), left)
  await offlineStore.remove(DECISIONS)
}

async function dropExpiredDecisions() {
  const oldest = Date.now() - DECISIONS_MAX_AGE_MS
  const all = await ignoreErrors(() => entries<string, readonly QueuedDecision[]>(open()))
  for (const [name, decisions] of all ?? []) {
    if (!name.startsWith(getDecisionsKey(''))) continue
    if (decisions.every(({ keptAt }) => Date.parse(keptAt) < oldest))
      await offlineStore.remove(name)
  }
}

/** Deletes the persisted queries of another member or server before anything is read. Their queued decisions stay. */
export async function claimStore(owner: string) {
  const before = await offlineStore.read<string>(OWNER)
  await moveDecisions(before)
  await dropExpiredDecisions()
  deleteExpiredDrafts()
  if (before === owner) return
  await offlineStore.remove(QUERIES)
  await offlineStore.write(OWNER, owner)
}

/** Deletes the data of the member who signed out. Other members' queued decisions stay. */
export async function clearMemberData() {
  const owner = await offlineStore.read<string>(OWNER)
  if (owner === undefined) return
  deleteMemberDrafts(owner.split(' ').at(-1) ?? null)
  for (const name of [QUERIES, DECISIONS, getDecisionsKey(owner), OWNER])
    await offlineStore.remove(name)
}
