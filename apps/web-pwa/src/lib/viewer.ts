import { hasStatus } from '@botanica/api-client'
import { HTTP_UNAUTHORIZED, READABLE_COOKIES } from '@botanica/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readCookie } from './preferences.ts'
import { useServices } from './services.tsx'

const SET = '1'

const isSet = (cookie: string) => readCookie(cookie) === SET

/** Whether the browser's cookie says that somebody is signed in; the session may have ended meanwhile. */
export const hasSignedInCookie = () => isSet(READABLE_COOKIES.signedIn)

const neverChanges = () => () => {}

/** Whether one of the cookies that scripts may read is set; a server does not know, so a page begins without. */
function useReadableCookie(name: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isSet(name),
    () => false
  )
}

/**
 * The current member; `null` while signed out, or not yet known. The cookie saves visitors a call that could only fail;
 * what counts is whether the call returns a member.
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
    /** It is known that nobody is signed in, or nothing says otherwise. */
    isSignedOut: !maybeSignedIn || hasEnded,
    /** The cookie says that somebody is signed in, but the session has ended meanwhile. */
    hasEnded,
    isPending: maybeSignedIn && isPending,
    /** Asks again, after a failure that says nothing about who is there. */
    retry: () => void refetch(),
  }
}

/** Whether ads are to be left out: as the cookie says, until it is known who is there. */
export function useIsPremium(): boolean {
  const { viewer } = useViewer()
  const isPremiumByCookie = useReadableCookie(READABLE_COOKIES.premium)
  return viewer?.isPremium ?? isPremiumByCookie
}

export type Viewer = NonNullable<ReturnType<typeof useViewer>['viewer']>
