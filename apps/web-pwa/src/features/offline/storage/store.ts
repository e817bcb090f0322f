import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval'

const DATABASE = 'botanica'
const STORE = 'kept'

let store: UseStore | undefined
const open = () => (store ??= createStore(DATABASE, STORE))

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
  read: <Value>(name: string) => attempt(() => get<Value>(name, open())),
  write: (name: string, value: unknown) => attempt(() => set(name, value, open())),
  remove: (names: string[]) => attempt(() => delMany(names, open())),
  names: async () => (await attempt(() => keys<string>(open()))) ?? [],
  all: async <Value>() => (await attempt(() => entries<string, Value>(open()))) ?? [],
}
