import { ApiError } from '@botanica/api-client'
import { startLiveUpdates, type LiveUpdates } from '@botanica/api-client/live'
import { staffKeys } from '@botanica/api-client/staff'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBridge } from '../bridge/bridge.ts'
import { bridgeConnect } from '../bridge-live.ts'
import { useServices } from './services.ts'

/** How the screens stay up to date: by live events, by polling, or not at all while the server is unreachable. */
export type Freshness = 'live' | 'polling' | 'away'

/** Error codes of reads without a response. */
const UNREACHABLE_CODES = new Set(['network', 'timeout'])
/** Queries that refresh automatically, so their age is the age of the data on the screen. */
const REFRESHED_AREAS = new Set(['bots', 'applications', 'support', 'reports'])

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener)

/** Whether the last read got a response of any kind. */
function useIsReachable(queryClient: QueryClient): boolean {
  const [isReachable, setReachable] = useState(true)
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const { action } = event
        if (action.type === 'success' && !action.manual) setReachable(true)
        if (action.type !== 'error') return
        const { error } = action
        setReachable(!(error instanceof ApiError && UNREACHABLE_CODES.has(error.code)))
      }),
    [queryClient]
  )
  return isReachable
}

interface LiveStatus {
  state: LiveUpdates['state']
  /** Unix time in milliseconds until which live events were received. */
  liveUntil: number
}

function useLive(): LiveStatus {
  const bridge = useBridge()
  const { live, queryClient } = useServices()
  const [now, setNow] = useState<LiveStatus>({ state: 'idle', liveUntil: 0 })
  useEffect(() => {
    const channel = startLiveUpdates({ live, queryClient, connect: bridgeConnect(bridge) })
    channel.subscribe((state) =>
      setNow((before) => ({
        state,
        liveUntil: before.state === 'up' ? Date.now() : before.liveUntil,
      }))
    )
    const wake = () => channel.reconnect()
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      channel.stop()
    }
  }, [bridge, live, queryClient])
  return now
}

/** Returns the oldest update time of the active queries as a Unix time in milliseconds; 0 without one. */
function getOldestUpdate(queryClient: QueryClient): number {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', queryKey: staffKeys.all() })
    .filter(
      ({ queryKey, state }) => REFRESHED_AREAS.has(String(queryKey[1])) && state.dataUpdatedAt > 0
    )
    .map(({ state }) => state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : 0
}

export interface Connection {
  freshness: Freshness
  isOnline: boolean
  /** Unix time in milliseconds of the last refresh; 0 when nothing is stored. */
  savedAt: number
}

export function useConnection(): Connection {
  const { queryClient } = useServices()
  const { state, liveUntil } = useLive()
  const isReachable = useIsReachable(queryClient)
  const isOnline = useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline())
  const cache = queryClient.getQueryCache()
  const oldest = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => getOldestUpdate(queryClient)
  )
  const savedAt = oldest === 0 ? 0 : Math.max(oldest, liveUntil)
  if (state === 'up') return { freshness: 'live', isOnline: true, savedAt }
  return { freshness: isOnline && isReachable ? 'polling' : 'away', isOnline, savedAt }
}
