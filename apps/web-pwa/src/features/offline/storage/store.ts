import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval'

const DATABASE = 'botanica'
const TABLE = 'kept'

let table: UseStore | undefined
const open = () => (table ??= createStore(DATABASE, TABLE))

/** A browser may refuse storage, or be out of it: what is kept is a help, and nothing waits for it. */
async function attempt<Result>(access: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await access()
  } catch {
    return undefined
  }
}

/** What is kept on this device for the time without a connection, by name. */
export const offlineStore = {
  read: <Thing>(name: string) => attempt(() => get<Thing>(name, open())),
  write: (name: string, thing: unknown) => attempt(() => set(name, thing, open())),
  remove: (names: string[]) => attempt(() => delMany(names, open())),
  names: async () => (await attempt(() => keys<string>(open()))) ?? [],
  all: async <Thing>() => (await attempt(() => entries<string, Thing>(open()))) ?? [],
}
