import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { useIntent, type Loadable } from './on-demand.ts'

interface OpenerProps {
  part: Loadable
  /** What it opens, for screen readers. */
  opens: 'dialog' | 'menu' | 'listbox'
  /** The up and down keys open it too. */
  arrowsOpen?: boolean
  /** Pressed, and the script is on its way. */
  isOpening: boolean
  onOpen: () => void
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
  const given: Handlers = children.props
  const intent = useIntent(part, children.props)

  return cloneElement(children, {
    ...intent,
    ...(opens === 'listbox' && { role: 'combobox' }),
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': isOpening || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      given.onClick?.(event)
      if (!event.defaultPrevented) onOpen()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      given.onKeyDown?.(event)
      if (!arrowsOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      onOpen()
    },
  })
}
