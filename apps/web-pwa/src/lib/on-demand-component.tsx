import { canLoadScripts } from '@botanica/ui/primitives'
import { lazy, useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react'

function Nothing() {
  return null
}

/**
 * A component that few visitors need, so that its script is loaded only when it is shown; show it below a `Suspense`.
 * If loading fails, `Fallback` is shown instead, and the script is requested again with the next connection, and when
 * the component is shown again. React's `lazy` alone would keep the failure until the page is reloaded.
 */
export function onDemandComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing
): ComponentType<Props> {
  const listeners = new Set<() => void>()
  let current = createAttempt()

  function createAttempt() {
    const attempt: ComponentType<Props> = lazy(async () => ({
      default: canLoadScripts() ? await load().catch(() => Failed) : Failed,
    }))

    function retry() {
      // Another instance may have begun already.
      if (current !== attempt) return
      current = createAttempt()
      for (const listener of listeners) listener()
    }

    function Failed(props: Props) {
      const isShown = useRef(false)
      useEffect(() => {
        isShown.current = true
        window.addEventListener('online', retry)
        return () => {
          isShown.current = false
          window.removeEventListener('online', retry)
          // In development, React ends and repeats each effect at once.
          queueMicrotask(() => {
            if (!isShown.current) retry()
          })
        }
      }, [])
      return <Fallback {...props} />
    }

    return attempt
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const getCurrent = () => current

  return function OnDemandComponent(props: Props) {
    const Current = useSyncExternalStore(subscribe, getCurrent, getCurrent)
    return <Current {...props} />
  }
}
