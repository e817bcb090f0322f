import { memberKeys } from '@botanica/api-client/member'
import { useQuery } from '@tanstack/react-query'
import { getSubscriptionEndpoint, isPushSupported } from '../../../../lib/browser-push.ts'

interface BrowserState {
  canBeTold: boolean
  permission: NotificationPermission
  /** Endpoint of its push subscription; null without one. */
  endpoint: string | null
}

async function readBrowserState(): Promise<BrowserState> {
  const hasPush = isPushSupported()
  const subscription = await getSubscriptionEndpoint().catch(() => null)
  return {
    canBeTold: hasPush,
    permission: hasPush ? Notification.permission : 'denied',
    endpoint: subscription?.endpoint ?? null,
  }
}

/**
 * Push support and permission of this browser. Refetched when the window gets the focus, because the
 * permission may have changed in the browser's settings.
 */
export function useBrowserState() {
  const { data, refetch } = useQuery({
    queryKey: memberKeys.browserPush(),
    queryFn: readBrowserState,
    staleTime: 0,
    refetchOnWindowFocus: true,
    // The query needs no network.
    networkMode: 'always',
  })
  return { browser: data ?? null, look: refetch }
}
