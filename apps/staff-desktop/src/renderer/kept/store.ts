import { DAY_MS } from '@botanica/api-client/contract'
import { dropDraftsOf, dropExpiredDrafts } from '@botanica/ui/drafts'
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import type { KeptDecision } from './kept-decision.ts'

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
export const decisionsOf = (owner: string) => `${DECISIONS} ${owner}`

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
export const keptThings = {
  read: <Thing>(name: string) => attempt(() => get<Thing>(name, open())),
  write: (name: string, thing: unknown) => attempt(() => set(name, thing, open())),
  remove: (name: string) => attempt(() => del(name, open())),
}

/** Gives the decisions that an older version has kept to the member who made them. */
async function moveDecisions(owner: string | undefined) {
  const left = await keptThings.read<readonly KeptDecision[]>(DECISIONS)
  if (!left) return
  if (owner !== undefined) await keptThings.write(decisionsOf(owner), left)
  await keptThings.remove(DECISIONS)
}

async function dropExpiredDecisions() {
  const oldest = Date.now() - WAITS_FOR_MS
  const all = await attempt(() => entries<string, readonly KeptDecision[]>(open()))
  for (const [name, decisions] of all ?? []) {
    if (!name.startsWith(decisionsOf(''))) continue
    if (decisions.every(({ keptAt }) => Date.parse(keptAt) < oldest)) await keptThings.remove(name)
  }
}

/**
 * Throws away what another member, or somebody of another server, has seen, before anything of it is read. What they have decided waits
 * for them.
 */
export async function claimFor(owner: string) {
  const before = await keptThings.read<string>(OWNER)
  await moveDecisions(before)
  await dropExpiredDecisions()
  dropExpiredDrafts()
  if (before === owner) return
  await keptThings.remove(QUERIES)
  await keptThings.write(OWNER, owner)
}

/** Who was here has left by themselves, and nothing of theirs stays; what waits for others is not theirs. */
export async function wipeOwn() {
  const owner = await keptThings.read<string>(OWNER)
  if (owner === undefined) return
  dropDraftsOf(owner.split(' ').at(-1) ?? null)
  for (const name of [QUERIES, DECISIONS, decisionsOf(owner), OWNER]) await keptThings.remove(name)
}
