import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { usePreloadIntent, type Loadable } from './lazy-component.ts'

/** How it was opened: after opening by keyboard the first item is highlighted. */
export type OpenSource = 'keyboard' | 'pointer'

interface OpenerProps {
  part: Loadable
  /** What it opens, for `aria-haspopup`. */
  opens: 'dialog' | 'menu' | 'listbox'
  /** The arrow keys open it too. */
  arrowsOpen?: boolean
  /** The trigger was pressed, and the script is loading. */
  isOpening: boolean
  onOpen: (by: OpenSource) => void
  children: ReactElement<Record<string, unknown>>
}

interface Handlers {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * The trigger of a popup whose script has not loaded yet: it looks and is announced like the final one, and its first
 * click opens the popup as soon as the script has loaded.
 */
export function Opener({
  part,
  opens,
  arrowsOpen = false,
  isOpening,
  onOpen,
  children,
}: OpenerProps) {
  const childHandlers: Handlers = children.props
  const intent = usePreloadIntent(part, children.props)

  return cloneElement(children, {
    ...intent,
    ...(opens === 'listbox' && { role: 'combobox' }),
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': isOpening || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      childHandlers.onClick?.(event)
      // `detail` counts a pointer's clicks; a click by key has 0.
      if (!event.defaultPrevented) onOpen(event.detail === 0 ? 'keyboard' : 'pointer')
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      childHandlers.onKeyDown?.(event)
      if (!arrowsOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      onOpen('keyboard')
    },
  })
}
