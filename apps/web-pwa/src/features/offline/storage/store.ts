import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval'

const DATABASE = 'botanica'
const STORE = 'kept'

let store: UseStore | undefined
const open = () => (store ??= createStore(DATABASE, STORE))

/** Storage may be blocked or full. Stored data is optional, so errors are ignored. */
async function attempt<Result>(access: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await access()
  } catch {
    return undefined
  }
}

/** Key-value store of offline data in IndexedDB. */
export const offlineStore = {
  read: <Value>(name: string) => attempt(() => get<Value>(name, open())),
  write: (name: string, value: unknown) => attempt(() => set(name, value, open())),
  remove: (names: string[]) => attempt(() => delMany(names, open())),
  names: async () => (await attempt(() => keys<string>(open()))) ?? [],
  all: async <Value>() => (await attempt(() => entries<string, Value>(open()))) ?? [],
}
