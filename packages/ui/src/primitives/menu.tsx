import { useState, type ReactElement, type ReactNode } from 'react'
import { lazyComponent, useOnceOpened } from './lazy-component.ts'
import { Opener, type OpenSource } from './opener.tsx'

const menuWindow = lazyComponent(async () => (await import('./windows/index.ts')).MenuWindow)

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Navigates inside the app. */
  href?: string
  /** Loads `href` with a full page load instead of the app's navigation (sign in, sign out). */
  fullNavigation?: boolean
  /** Called when the item is chosen. */
  onSelect?: () => void
  dangerous?: boolean
  /** Whether it is the selected item of a radio group. */
  checked?: boolean
  disabled?: boolean
  /** Draws a separator before this item. */
  separated?: boolean
}

export interface MenuProps {
  /** The button that opens the menu; it needs an accessible name. */
  trigger: ReactElement<Record<string, unknown>>
  items: readonly MenuItem[]
  /** Shown above the items; not one of them. */
  header?: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A menu of actions and links behind a button, with typeahead. */
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
