import { isStatus } from '@botanica/api-client'
import { READABLE_COOKIES } from '@botanica/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readCookie } from './preferences.ts'
import { useServices } from './services.tsx'

const UNAUTHENTICATED = 401
const SET = '1'

const neverChanges = () => () => {}

/**
 * Whether the browser says that somebody has signed in; a server does not know. The cookie saves visitors a call that
 * could only fail; what counts is whether the call returns a member (document 1 section 1).
 */
function useSignedInCookie(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => readCookie(READABLE_COOKIES.signedIn) === SET,
    () => false
  )
}

/** The current member; `null` while signed out, or not yet known. */
export function useViewer() {
  const { api } = useServices()
  const maybeSignedIn = useSignedInCookie()
  const { data, error, isPending } = useQuery({ ...api.queries.viewer(), enabled: maybeSignedIn })
  return {
    viewer: data ?? null,
    /** It is known that nobody is signed in, or nothing says otherwise. */
    isSignedOut: !maybeSignedIn || isStatus(error, UNAUTHENTICATED),
    isPending: maybeSignedIn && isPending,
  }
}

export type Viewer = NonNullable<ReturnType<typeof useViewer>['viewer']>
