import { DAY_MS } from '@botanica/api-client/contract'
import { deleteMemberDrafts, deleteExpiredDrafts } from '@botanica/ui/drafts'
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { QueuedDecision } from './queued-decision.ts'

const DATABASE = 'botanica-staff'
const TABLE = 'kept'
/** Whose it is that is there now, as `<server> <member>`. */
const OWNER = 'owner'
/** What the owner has seen. */
export const QUERIES = 'queries'
/** Of the owner, as older versions kept them; now each owner has decisions of their own. */
const DECISIONS = 'decisions'
/** What somebody else has decided who does not come back for it. */
const WAITS_FOR_MS = 30 * DAY_MS

/** The name of the decisions that wait for their member. */
export const getDecisionsKey = (owner: string) => `${DECISIONS} ${owner}`

let table: UseStore | undefined
const open = () => (table ??= createStore(DATABASE, TABLE))

/** Storage may be full or refused: what is kept is a help, and nothing waits for it. */
async function attempt<Result>(access: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await access()
  } catch {
    return undefined
  }
}

/** What is kept on this computer for the time without a connection. */
export const offlineStore = {
  read: <Thing>(name: string) => attempt(() => get<Thing>(name, open())),
  write: (name: string, thing: unknown) => attempt(() => set(name, thing, open())),
  remove: (name: string) => attempt(() => del(name, open())),
}

/** Gives the decisions that an older version has kept to the member who made them. */
async function moveDecisions(owner: string | undefined) {
  const left = await offlineStore.read<readonly QueuedDecision[]>(DECISIONS)
  if (!left) return
  if (owner !== undefined) await offlineStore.write(getDecisionsKey(owner), left)
  await offlineStore.remove(DECISIONS)
}

async function dropExpiredDecisions() {
  const oldest = Date.now() - WAITS_FOR_MS
  const all = await attempt(() => entries<string, readonly QueuedDecision[]>(open()))
  for (const [name, decisions] of all ?? []) {
    if (!name.startsWith(getDecisionsKey(''))) continue
    if (decisions.every(({ keptAt }) => Date.parse(keptAt) < oldest))
      await offlineStore.remove(name)
  }
}

/**
 * Throws away what another member, or somebody of another server, has seen, before anything of it is read. What they have decided waits
 * for them.
 */
export async function claimStore(owner: string) {
  const before = await offlineStore.read<string>(OWNER)
  await moveDecisions(before)
  await dropExpiredDecisions()
  deleteExpiredDrafts()
  if (before === owner) return
  await offlineStore.remove(QUERIES)
  await offlineStore.write(OWNER, owner)
}

/** Who was here has left by themselves, and nothing of theirs stays; what waits for others is not theirs. */
export async function clearMemberData() {
  const owner = await offlineStore.read<string>(OWNER)
  if (owner === undefined) return
  deleteMemberDrafts(owner.split(' ').at(-1) ?? null)
  for (const name of [QUERIES, DECISIONS, getDecisionsKey(owner), OWNER])
    await offlineStore.remove(name)
}
