import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Confirms that unsaved changes are left, on client-side navigation and when the page is closed.
 *
 * @returns `release`, which disables the confirmation before the page is left on purpose
 */
export function useUnsavedGuard(isDirty: boolean) {
  const isReleased = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname
  )
  useEffect(() => {
    if (!isDirty) return
    function confirmUnload(event: BeforeUnloadEvent) {
      if (!isReleased.current) event.preventDefault()
    }
    addEventListener('beforeunload', confirmUnload)
    return () => removeEventListener('beforeunload', confirmUnload)
  }, [isDirty])

  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    release: () => {
      isReleased.current = true
    },
  }
}
