import { useRef, type FocusEvent } from 'react'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { cx } from '../cx.ts'
import { AppLink } from '../link.tsx'
import type { MenuItem, MenuProps } from '../menu.tsx'
import type { OpenSource } from '../opener.tsx'
import { popupClass, popupItemClass } from '../popup-style.ts'

const GAP_PX = 6
const ITEMS = '[role^=menuitem]:not([aria-disabled=true])'

interface MenuWindowProps extends MenuProps {
  /** How it was opened the first time, before its script had loaded. */
  openedBy: OpenSource
}

/** The menu itself, open when mounted, because the user has already opened it. */
export function MenuWindow({ trigger, items, header, align = 'end', openedBy }: MenuWindowProps) {
  const leadsToFirst = useRef(openedBy === 'keyboard')

  /* Base UI has not seen the key that opened the menu, so it leaves the focus on the menu itself. */
  function leadToFirst({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target !== currentTarget || !leadsToFirst.current) return
    leadsToFirst.current = false
    currentTarget.querySelector<HTMLElement>(ITEMS)?.focus()
  }

  return (
    <BaseMenu.Root modal={false} defaultOpen>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={GAP_PX} align={align} className="z-50 outline-none">
          <BaseMenu.Popup className={cx(popupClass, 'max-w-80 min-w-48')} onFocus={leadToFirst}>
            {header && <div className="border-b border-line px-2.5 py-2">{header}</div>}
            <Items items={items} />
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Items({ items }: Pick<MenuWindowProps, 'items'>) {
  const list = items.map((item) => <Item key={item.id} item={item} />)
  const chosen = items.find(({ checked }) => checked)
  return chosen ? <BaseMenu.RadioGroup value={chosen.id}>{list}</BaseMenu.RadioGroup> : list
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
      {item.checked !== undefined ? (
        <BaseMenu.RadioItem
          value={item.id}
          closeOnClick
          className={className}
          onClick={item.onSelect}
        >
          {content}
        </BaseMenu.RadioItem>
      ) : item.href === undefined ? (
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
