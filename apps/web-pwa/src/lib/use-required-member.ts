import { useEffect } from 'react'
import { getDiscordLoginUrl } from './paths.ts'
import { useHydrated } from './use-hydrated.ts'
import { useIsOnline } from './use-is-online.ts'
import { usePathOfPage } from './use-path-of-page.ts'
import { useViewer, type Viewer } from './viewer.ts'

interface Options {
  /** Called before a visitor is redirected, to show why. Resolves when that is shown. */
  announce?: () => Promise<void>
  /** Milliseconds between the announcement and the redirect. */
  delayMs?: number
}

export interface RequiredMember {
  member: Viewer | null
  /** The viewer could not be loaded, or cannot sign in while offline. */
  isUnknown: boolean
}

/**
 * The member that a screen requires. Visitors are redirected to Discord's login and return to the screen. The
 * redirect replaces the history entry, so that going back leads to the page before.
 */
export function useRequiredMember({ announce, delayMs = 0 }: Options = {}): RequiredMember {
  const { viewer, isSignedOut, isPending } = useViewer()
  const isInBrowser = useHydrated()
  const path = usePathOfPage()
  const isOnline = useIsOnline()
  // Offline, the redirect would end on the browser's error page. It happens once there is a connection.
  const shouldRedirect = isInBrowser && isSignedOut && isOnline

  useEffect(() => {
    if (!shouldRedirect) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false
    const redirectLater = () => {
      if (!hasLeft) timer = setTimeout(() => location.replace(getDiscordLoginUrl(path)), delayMs)
    }
    if (announce) announce().then(redirectLater, redirectLater)
    else redirectLater()
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the redirect is announced only once
  }, [shouldRedirect, path, delayMs])

  return {
    member: viewer,
    isUnknown: isInBrowser && !viewer && (isSignedOut ? !isOnline : !isPending),
  }
}
