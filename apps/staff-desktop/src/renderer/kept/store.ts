import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'

const DATABASE = 'botanica-staff'
const TABLE = 'kept'
/** Whose all of it is. */
const OWNER = 'owner'

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
  /** Nothing of anybody's stays. */
  wipe: () => attempt(() => clear(open())),
}

/** Throws away what is another member's, or another server's, before anything of it is read. */
export async function claimFor(owner: string) {
  if ((await keptThings.read<string>(OWNER)) === owner) return
  await keptThings.wipe()
  await keptThings.write(OWNER, owner)
}
