import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { usePreloadIntent, type Loadable } from './lazy-component.ts'

/** Who opens by keyboard goes on by keyboard: the first item waits for the next key. */
export type OpenSource = 'keyboard' | 'pointer'

interface OpenerProps {
  part: Loadable
  /** What it opens, for screen readers. */
  opens: 'dialog' | 'menu' | 'listbox'
  /** The up and down keys open it too. */
  arrowsOpen?: boolean
  /** Pressed, and the script is on its way. */
  isOpening: boolean
  onOpen: (by: OpenSource) => void
  children: ReactElement<Record<string, unknown>>
}

interface Handlers {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * The button of a window whose script is not there yet: it looks and says what it will, and its first press opens
 * the window as soon as it has come.
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
      // The browser counts the clicks of a pointer; a key's click is none of them.
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
