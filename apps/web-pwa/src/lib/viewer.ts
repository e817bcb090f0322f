import { hasStatus } from '@botanica/api-client'
import { HTTP_UNAUTHORIZED, READABLE_COOKIES } from '@botanica/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readCookie } from './preferences.ts'
import { useServices } from './services.tsx'

const SET = '1'

const isSet = (cookie: string) => readCookie(cookie) === SET

/** Whether the `signed_in` cookie is set. The session may have ended since. */
export const hasSignedInCookie = () => isSet(READABLE_COOKIES.signedIn)

const neverChanges = () => () => {}

/** Whether a cookie that scripts can read is set. False on the server and during hydration. */
function useReadableCookie(name: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isSet(name),
    () => false
  )
}

/**
 * The current member; null while signed out or unknown. The cookie saves visitors a request that could only fail. Only
 * the response is authoritative.
 */
export function useViewer() {
  const { api } = useServices()
  const maybeSignedIn = useReadableCookie(READABLE_COOKIES.signedIn)
  const { data, error, isPending, refetch } = useQuery({
    ...api.queries.viewer(),
    enabled: maybeSignedIn,
  })
  const hasEnded = hasStatus(error, HTTP_UNAUTHORIZED)
  return {
    viewer: data ?? null,
    /** Whether nobody is signed in, as far as known. */
    isSignedOut: !maybeSignedIn || hasEnded,
    /** Whether the session has ended although the cookie is still set. */
    hasEnded,
    isPending: maybeSignedIn && isPending,
    /** Retries after an error that leaves open who is signed in. */
    retry: () => void refetch(),
  }
}

/** Whether to hide ads: by the cookie until the viewer is known. */
export function useIsPremium(): boolean {
  const { viewer } = useViewer()
  const isPremiumByCookie = useReadableCookie(READABLE_COOKIES.premium)
  return viewer?.isPremium ?? isPremiumByCookie
}

export type Viewer = NonNullable<ReturnType<typeof useViewer>['viewer']>
