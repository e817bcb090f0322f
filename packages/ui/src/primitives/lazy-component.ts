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

/** A lazily loaded component, whatever its props are. */
export interface Loadable {
  /**
   * Fetches the script, once.
   *
   * @throws {Error} when scripts cannot be loaded now (`canLoadScripts`); it may be called again.
   * @throws whatever the import throws.
   */
  load: () => Promise<void>
}

/**
 * A component in a chunk of its own. Dialogs, menus and the like are not needed until a user opens them, so the first
 * load of a page does without their script. It loads on hover or focus, or when the browser is idle after the user's
 * first interaction, so that most clicks find it loaded.
 */
export interface LazyComponent<Props> extends Loadable {
  /** The component, once its script has loaded. */
  current: () => ComponentType<Props> | null
  /** Resolves when the script has loaded, whoever requested it. */
  loaded: Promise<void>
  subscribe: (listener: () => void) => () => void
}

/** Declares a lazy component; `importPart` imports its module. */
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
    load: async () => {
      if (!loading && !canLoadScripts()) throw new Error('A script needs a connection.')
      return (loading ??= fetchPart())
    },
  }
  void firstSignOfReader().then(() => whenIdle(() => preload(part)))
  return part
}

/** Renders the component once its script has loaded; never on the server or during hydration. */
export function useLazyComponent<Props extends object>(
  part: LazyComponent<Props>,
  props: Props | null
): ReactNode {
  const Part = useSyncExternalStore(part.subscribe, part.current, () => null)

  return Part && props && createElement(Part, props)
}

/**
 * Renders the component like `LazyComponent`, for a user who is waiting: it also loads the script. Offline nothing
 * happens, which the app's offline banner explains; any other error is thrown to the page, because the script no longer
 * exists and only a reload helps.
 * @param props null while the component is not shown
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

/**
 * Preloads a component that nobody is waiting for. Offline it waits for a connection. An error is ignored here and
 * reported when somebody opens the component.
 */
export function preload(part: Loadable) {
  if (canLoadScripts()) part.load().catch(() => undefined)
  else addEventListener('online', () => preload(part), { once: true })
}

/**
 * Whether importing a script can succeed: online, from the service worker's cache, or from the files of the desktop
 * client. Browsers remember a failed import as long as the page lives (https://github.com/whatwg/html/issues/6768), so
 * one attempt without a connection would break menus and dialogs until the page is reloaded.
 */
export function canLoadScripts(): boolean {
  return (
    // Undefined on a server, which renders some of these components.
    navigator.onLine !== false ||
    Boolean(navigator.serviceWorker?.controller) ||
    !location.protocol.startsWith('http')
  )
}

interface Opener {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
}

/** Handlers for the trigger element: hovering or focusing it preloads the script. */
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

/** Resolves at the user's first pointer, touch, key or scroll event; never on a server. */
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
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run)
}
