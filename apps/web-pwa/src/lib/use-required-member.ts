import { useEffect } from 'react'
import { getDiscordLoginUrl } from './paths.ts'
import { useHydrated } from './use-hydrated.ts'
import { useIsOnline } from './use-is-online.ts'
import { usePathOfPage } from './use-path-of-page.ts'
import { useViewer } from './viewer.ts'

interface Options {
  /** Says why, before whoever is signed out is led away. */
  announce?: () => void
  /** Milliseconds to read it in. */
  delayMs?: number
}

/**
 * The member for whom a screen is. Whoever is signed out is led to Discord and comes back; the place
 * in the history is Discord's, so that going back leads to where they came from.
 */
export function useRequiredMember({ announce, delayMs = 0 }: Options = {}) {
  const { viewer, isSignedOut, isPending } = useViewer()
  const isInBrowser = useHydrated()
  const path = usePathOfPage()
  const isOnline = useIsOnline()
  // Without a connection the way there ends on the browser's own page; with one again, they are led there.
  const shouldRedirect = isInBrowser && isSignedOut && isOnline

  useEffect(() => {
    if (!shouldRedirect) return
    announce?.()
    const timer = setTimeout(() => location.replace(getDiscordLoginUrl(path)), delayMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- what is announced is announced once
  }, [shouldRedirect, path, delayMs])

  return {
    member: viewer,
    /** Who is there could not be asked, or could not sign in for lack of a connection. */
    isUnknown: isInBrowser && !viewer && (isSignedOut ? !isOnline : !isPending),
  }
}
