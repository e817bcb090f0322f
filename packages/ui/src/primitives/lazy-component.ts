import {
  createElement,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'

/** What fetches a part, whatever its properties are. */
export interface Loadable {
  /**
   * Fetches the script, once. A failed attempt may be repeated.
   *
   * @throws whatever the import throws.
   */
  load: () => Promise<void>
}

/**
 * A component in a chunk of its own. Windows, menus and the like are nothing before a reader reaches for them, so the
 * first load of a page does without their script. It comes when they reach for it, or in an idle moment after the
 * first sign of them, so that most clicks find it there.
 */
export interface LazyComponent<Props> extends Loadable {
  /** The component, once its script is there. */
  current: () => ComponentType<Props> | null
  /** Resolves when the script has come, whoever asked for it. */
  loaded: Promise<void>
  subscribe: (listener: () => void) => () => void
}

/** Declares such a component; `importPart` imports its module. */
export function lazyComponent<Props>(
  importPart: () => Promise<ComponentType<Props>>
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const { promise: loaded, resolve: setLoaded } = Promise.withResolvers<void>()

  async function fetchPart() {
    try {
      component = await importPart()
    } catch (error) {
      loading = null
      throw error
    }
    setLoaded()
    for (const listener of listeners) listener()
  }

  const part: LazyComponent<Props> = {
    current: () => component,
    loaded,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => (loading ??= fetchPart()),
  }
  void firstSignOfReader().then(() => whenIdle(() => preload(part)))
  return part
}

/** Draws a part when its script is there; never on the server, nor while its markup is taken over. */
export function useLazyComponent<Props extends object>(
  part: LazyComponent<Props>,
  props: Props | null
): ReactNode {
  const Part = useSyncExternalStore(part.subscribe, part.current, () => null)

  return Part && props && createElement(Part, props)
}

/**
 * The same for a reader who waits for it, and fetches it. Without a connection nothing happens, which the app's
 * offline notice explains; any other failure is the page's: its script is gone, and only loading afresh helps.
 *
 * @param props null while the part is not wanted.
 */
export function useOnceOpened<Props extends object>(
  part: LazyComponent<Props>,
  props: Props | null
): ReactNode {
  const [failure, setFailure] = useState<unknown>(null)
  if (failure) throw failure
  const isRequested = props !== null

  useEffect(() => {
    if (!isRequested) return
    part.load().catch((error: unknown) => {
      if (navigator.onLine) setFailure(error ?? new Error('A script could not be loaded.'))
    })
  }, [part, isRequested])
  return useLazyComponent(part, props)
}

/** Fetches a part that nobody waits for; when somebody does, a failure will show. */
export function preload(part: Loadable) {
  part.load().catch(() => undefined)
}

interface Opener {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
}

/** Handlers for the element that opens a part: pointing at it, or reaching it by keyboard, fetches the script. */
export function usePreloadIntent(part: Loadable, opener: Opener = {}): Required<Opener> {
  const { onPointerEnter, onFocus } = opener
  return {
    onPointerEnter: useCallback(
      (event) => {
        preload(part)
        onPointerEnter?.(event)
      },
      [part, onPointerEnter]
    ),
    onFocus: useCallback(
      (event) => {
        preload(part)
        onFocus?.(event)
      },
      [part, onFocus]
    ),
  }
}

const SIGNS_OF_A_READER = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

let firstSign: Promise<void> | null = null

/** Resolves when somebody moves, touches, types or scrolls; never on a server. */
function firstSignOfReader(): Promise<void> {
  return (firstSign ??= new Promise((resolve) => {
    if (typeof window === 'undefined') return
    const listening = new AbortController()
    for (const sign of SIGNS_OF_A_READER) {
      addEventListener(
        sign,
        () => {
          listening.abort()
          resolve()
        },
        { passive: true, capture: true, signal: listening.signal }
      )
    }
  }))
}

function whenIdle(run: () => void) {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run)
}
