import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { AppLink } from './link.tsx'
import { popupClass, popupItemClass } from './popup-style.ts'

const GAP_PX = 6

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
export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={GAP_PX} align={align} className="z-50 outline-none">
          <BaseMenu.Popup className={cx(popupClass, 'max-w-80 min-w-48')}>
            {header && <div className="border-b border-line px-2.5 py-2">{header}</div>}
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  const className = cx(popupItemClass, item.dangerous && 'text-danger')
  const content = (
    <>
      {item.icon && (
        <span aria-hidden="true" className="text-muted [&_svg]:size-4">
          {item.icon}
        </span>
      )}
      {item.label}
    </>
  )

  return (
    <>
      {item.separated && <BaseMenu.Separator className="my-1 h-px bg-line" />}
      {item.href === undefined ? (
        <BaseMenu.Item className={className} disabled={item.disabled} onClick={item.onSelect}>
          {content}
        </BaseMenu.Item>
      ) : (
        <BaseMenu.LinkItem
          className={className}
          closeOnClick
          href={item.href}
          onClick={item.onSelect}
          render={item.fullNavigation ? undefined : <AppLink href={item.href} />}
        >
          {content}
        </BaseMenu.LinkItem>
      )}
    </>
  )
}
