import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, SERVER_BUILD } from '../paths.ts'
import type { Contract } from './pages.ts'

const CONTRACT = join(SERVER_BUILD, 'contract.js')
const POLLING = join(ROOT, 'packages', 'api-client', 'src', 'polling.ts')

/** The export of the client's module that is used here. It is loaded by path, so TypeScript does not see its types. */
interface PollingModule {
  createPollingOptions(live: {
    connected: boolean
  }): (everyMs: number) => { refetchInterval(): number }
}

const load = async <Module>(path: string) => (await import(pathToFileURL(path).href)) as Module

/** Loads the intervals and limits that the built server shares with its clients. */
export const loadContract = () => load<Contract>(CONTRACT)

/** Loads the client's polling without a live stream. @returns a function that varies an interval as one client does */
export async function loadJitter(): Promise<() => (everyMs: number) => number> {
  const { createPollingOptions } = await load<PollingModule>(POLLING)
  return () => {
    const every = createPollingOptions({ connected: false })
    return (everyMs) => every(everyMs).refetchInterval()
  }
}
