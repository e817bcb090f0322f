import { ApiFailure } from '@botanica/api-client'
import { startLive, type Live } from '@botanica/api-client/live'
import { staffKeys } from '@botanica/api-client/staff'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBridge } from '../bridge/bridge.ts'
import { bridgeConnect } from '../bridge-live.ts'
import { useServices } from './services.ts'

/** How the screens stay fresh: they are told, they ask, or they cannot for now. */
export type Freshness = 'live' | 'polling' | 'away'

/** What a read died of when nobody answered. */
const UNANSWERED = new Set(['network', 'timeout'])
/** What is brought up to date by itself, and so says how old all of it is. */
const POLLED_AREAS = new Set(['bots', 'applications', 'support'])

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener)

/** Whether the last read that was tried got an answer, of whatever kind. */
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
        setReachable(!(error instanceof ApiFailure && UNANSWERED.has(error.code)))
      }),
    [queryClient]
  )
  return isReachable
}

interface LiveNow {
  state: Live['state']
  /** Milliseconds since 1970: until then the screens were told of everything. */
  toldUntil: number
}

function useLive(): LiveNow {
  const bridge = useBridge()
  const { live, queryClient } = useServices()
  const [now, setNow] = useState<LiveNow>({ state: 'idle', toldUntil: 0 })
  useEffect(() => {
    const channel = startLive({ live, queryClient, connect: bridgeConnect(bridge) })
    channel.subscribe((state) =>
      setNow((before) => ({
        state,
        toldUntil: before.state === 'up' ? Date.now() : before.toldUntil,
      }))
    )
    const wake = () => channel.wake()
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

/** When the oldest of what is shown was asked for, in milliseconds since 1970; 0 when nothing is. */
function oldestShown(queryClient: QueryClient): number {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', queryKey: staffKeys.all() })
    .filter(
      ({ queryKey, state }) => POLLED_AREAS.has(String(queryKey[1])) && state.dataUpdatedAt > 0
    )
    .map(({ state }) => state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : 0
}

export interface Connection {
  freshness: Freshness
  isOnline: boolean
  /** Since when nothing could be brought up to date, in milliseconds since 1970; 0 when nothing is kept. */
  savedAt: number
}

export function useConnection(): Connection {
  const { queryClient } = useServices()
  const { state, toldUntil } = useLive()
  const isReachable = useIsReachable(queryClient)
  const isOnline = useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline())
  const cache = queryClient.getQueryCache()
  const oldest = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldestShown(queryClient)
  )
  const savedAt = oldest === 0 ? 0 : Math.max(oldest, toldUntil)
  if (state === 'up') return { freshness: 'live', isOnline: true, savedAt }
  return { freshness: isOnline && isReachable ? 'polling' : 'away', isOnline, savedAt }
}
