import { memberKeys } from '@botanica/api-client/member'
import { useQuery } from '@tanstack/react-query'
import { getSubscriptionEndpoint, isPushSupported } from '../../../../lib/browser-push.ts'

interface BrowserState {
  canBeTold: boolean
  permission: NotificationPermission
  /** Where its push service reaches it; `null` while it does not. */
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

/** What this browser can and may do; looked at again when somebody comes back to the page, from its settings perhaps. */
export function useBrowserState() {
  const { data, refetch } = useQuery({
    queryKey: memberKeys.browserPush(),
    queryFn: readBrowserState,
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Nobody else is asked.
    networkMode: 'always',
  })
  return { browser: data ?? null, look: refetch }
}
