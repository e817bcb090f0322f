import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../../primitives/button-style.ts'
import { Menu, type MenuItem } from '../../primitives/menu.tsx'
import { useStaff } from '../environment.tsx'

interface RowMenuProps {
  /** What the row is about; part of the accessible name. */
  name: string
  items: readonly MenuItem[]
  /** Only the menu of the row at the cursor is a tab stop. */
  isTabStop: boolean
}

/** The menu of a row; renders nothing without actions. */
export function RowMenu({ name, items, isTabStop }: RowMenuProps) {
  const { t } = useTranslation('staff')
  const { isFramed } = useStaff()
  if (items.length === 0) return null

  return (
    <Menu
      trigger={
        <button
          type="button"
          tabIndex={isTabStop ? 0 : -1}
          aria-label={t('lists.actionsFor', { name })}
          className={iconButtonClass({
            variant: 'quiet',
            size: isFramed ? 'small' : 'medium',
            className: 'compact:flex compact:size-6',
          })}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
      }
      items={items}
    />
  )
}
