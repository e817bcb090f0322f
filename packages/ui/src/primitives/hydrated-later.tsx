import { createElement, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import type { LazyComponent } from './lazy-component.ts'

const neverChanges = () => () => {}
const isRendering = () => false
const isHydrating = () => true

interface HydratedLaterProps<Props> {
  /** Loaded after the user's first interaction. A server loads it before it renders. */
  part: LazyComponent<Props>
  props: Props
  /** Shown while the script loads, on pages that the server has not rendered. */
  fallback?: ReactNode
}

/**
 * A component that a server renders and whose script is not part of the first load: the server-rendered markup stays
 * until the script has loaded.
 */
export function HydratedLater<Props extends object>({
  fallback = null,
  ...rest
}: HydratedLaterProps<Props>) {
  return (
    <Suspense fallback={fallback}>
      <Part {...rest} />
    </Suspense>
  )
}

function Part<Props extends object>({ part, props }: HydratedLaterProps<Props>) {
  const isServed = useSyncExternalStore(neverChanges, isRendering, isHydrating)
  const Loaded = part.current()
  // Not `use`, which would suspend even for a resolved promise, and a server cannot.
  if (!Loaded) throw isServed ? part.loaded : part.load()

  return createElement(Loaded, props)
}
