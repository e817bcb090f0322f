import { useState, type ReactElement, type ReactNode } from 'react'
import { lazyComponent, useOnceOpened } from './lazy-component.ts'
import { Opener, type OpenSource } from './opener.tsx'

const menuWindow = lazyComponent(async () => (await import('./windows/menu.tsx')).MenuWindow)

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Goes there: a place of the app. */
  href?: string
  /** Loads `href` as a new page instead of letting the app navigate (sign in, sign out). */
  fullNavigation?: boolean
  /** Does this. */
  onSelect?: () => void
  dangerous?: boolean
  /** Says whether it is the chosen one of several, of which one always is. */
  checked?: boolean
  disabled?: boolean
  /** Draws a line before this item. */
  separated?: boolean
}

export interface MenuProps {
  /** The button that opens the menu; it needs an accessible name. */
  trigger: ReactElement<Record<string, unknown>>
  items: readonly MenuItem[]
  /** Shown above the items, not one of them. */
  header?: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A list of actions and places behind a button; letters jump to the item that they begin. */
export function Menu(props: MenuProps) {
  const [openedBy, setOpenedBy] = useState<OpenSource | null>(null)
  const opened = useOnceOpened(menuWindow, openedBy && { ...props, openedBy })
  if (opened) return opened

  return (
    <Opener
      part={menuWindow}
      opens="menu"
      arrowsOpen
      isOpening={openedBy !== null}
      onOpen={setOpenedBy}
    >
      {props.trigger}
    </Opener>
  )
}
