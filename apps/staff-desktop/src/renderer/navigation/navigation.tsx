import type { AppLinkProps } from '@botanica/ui/primitives'
import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useBridge, useShell } from '../bridge/bridge.ts'
import { createHistory, parseLocation, type History, type ClientLocation } from './history.ts'
import { getPagePath, isPage, PAGES } from './pages.ts'

const HistoryContext = createContext<History | null>(null)

/** Values of `MouseEvent.button`. */
const BUTTONS: Record<number, -1 | 1> = { 3: -1, 4: 1 }
const KEYS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/** Takes the focus off a text field, so that the next key press applies to the item that was opened. */
function blurTextField() {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && !activeElement.closest('[role="dialog"]')) {
    activeElement.blur()
  }
}

/**
 * Provides the history, and navigates on links, back and forward keys and buttons, and events of
 * the main process.
 */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const { onPlace } = useBridge()
  const [history] = useState(() => createHistory(PAGES.dashboard))
  useEffect(
    () =>
      onPlace((place) => {
        blurTextField()
        history.to(getPagePath(place))
      }),
    [onPlace, history]
  )
  useEffect(() => {
    function onMouse(event: MouseEvent) {
      const by = BUTTONS[event.button]
      if (by) history.go(by)
    }
    function onKey(event: KeyboardEvent) {
      const by = KEYS[event.key]
      if (!by || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      history.go(by)
    }
    addEventListener('mouseup', onMouse)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('mouseup', onMouse)
      removeEventListener('keydown', onKey)
    }
  }, [history])

  return <HistoryContext value={history}>{children}</HistoryContext>
}

export function useHistory(): History {
  const history = use(HistoryContext)
  if (!history) throw new Error('A screen stands outside NavigationProvider.')
  return history
}

export function useClientLocation(): ClientLocation {
  const { subscribe, current } = useHistory()
  return useSyncExternalStore(subscribe, current)
}

/**
 * The link of the screens. It navigates to a page of the client; a page that only the site has
 * opens in the system's browser, because the main process denies the new window and passes its
 * address on.
 */
export function ClientLink({ href, onClick, children, ...rest }: AppLinkProps) {
  const history = use(HistoryContext)
  const { siteUrl } = useShell()
  if (!history || !isPage(parseLocation(href).path)) {
    const address = (siteUrl ?? '') + href
    return (
      <a {...rest} onClick={onClick} href={address} target="_blank" rel="noopener">
        {children}
      </a>
    )
  }

  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        history.to(href)
      }}
    >
      {children}
    </a>
  )
}
