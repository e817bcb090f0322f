import { ApiError } from '@botanica/api-client'
import { startLiveUpdates, connectThroughTabs, type LiveUpdates } from '@botanica/api-client/live'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useServices } from '../../lib/services.tsx'

/** How a screen stays up to date: by live events, by polling, or not at all while there is no connection. */
export type Freshness = 'live' | 'polling' | 'away'

/** Error codes of requests that got no response. */
const UNREACHABLE_CODES = new Set(['network', 'timeout'])

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener)

/** Whether the last request got a response of any kind. */
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

/** Keeps the live stream open while the page is shown. */
function useLiveUpdates(): LiveUpdates['state'] {
  const { live, queryClient } = useServices()
  const [state, setState] = useState<LiveUpdates['state']>('idle')
  useEffect(() => {
    let updates: LiveUpdates | undefined
    const open = () => {
      updates ??= startLiveUpdates({
        live,
        queryClient,
        connect: connectThroughTabs({
          fetch: (request) => fetch(request),
          baseUrl: location.origin,
        }),
      })
      updates.subscribe((next) => setState(next))
      setState(updates.state)
    }
    // Browsers put a page into the back/forward cache only if it has no open connections.
    const close = () => {
      updates?.stop()
      updates = undefined
    }
    const reconnect = () => updates?.reconnect()
    const reopen = ({ persisted }: PageTransitionEvent) => persisted && open()
    open()
    addEventListener('pagehide', close)
    addEventListener('pageshow', reopen)
    addEventListener('online', reconnect)
    document.addEventListener('visibilitychange', reconnect)
    return () => {
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', reopen)
      removeEventListener('online', reconnect)
      document.removeEventListener('visibilitychange', reconnect)
      close()
    }
  }, [live, queryClient])
  return state
}

/** `freshness` is null if nothing on the screen updates by itself. */
export function useConnection(): { freshness: Freshness | null; isUnreachable: boolean } {
  const { queryClient } = useServices()
  const state = useLiveUpdates()
  const isReachable = useIsReachable(queryClient)
  const isOnline = useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline())
  const isUnreachable = isOnline && !isReachable && state !== 'up'

  if (state === 'idle') return { freshness: null, isUnreachable }
  if (state === 'up') return { freshness: 'live', isUnreachable: false }
  return { freshness: isOnline && isReachable ? 'polling' : 'away', isUnreachable }
}
