import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { cx } from '../../primitives/cx.ts'
import { SearchField } from '../../primitives/search-field.tsx'
import { Select } from '../../primitives/select.tsx'
import { useStaff } from '../environment.tsx'
import { useCommands } from '../palette/commands.tsx'
import { useDebouncedText } from '../rows/use-debounced-text.ts'
import { focusRow } from '../rows/use-row-cursor.ts'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import type { RowsState } from '../rows/use-rows.ts'
import { DensityToggle } from './density.tsx'
import { ListStatus } from './list-state.tsx'

export interface ToolbarProps {
  /** The search text in the URL. */
  search: string
  onSearch: (text: string) => void
  /** What the search covers, shown as its placeholder. */
  searchLabel: string
  list: RowsState
  /** Filters beside the search. On a phone they are collapsed. */
  children?: ReactNode
  /** The number of active filters, shown while they are collapsed. */
  inForce: number
}

/** The toolbar of a list: its search, which `/` focuses, its filters, and its number of rows. */
export function Toolbar({ search, onSearch, searchLabel, list, children, inForce }: ToolbarProps) {
  const { isFramed } = useStaff()
  const [typed, type] = useDebouncedText(search, onSearch)
  const box = useRef<HTMLElement>(null)
  function focus() {
    const input = box.current?.querySelector('input')
    input?.focus()
    input?.select()
  }
  useShortcuts({ '/': focus })
  useCommands([{ id: 'search', group: 'here', label: searchLabel, shortcut: '/', run: focus }])

  return (
    <div className={cx('flex flex-wrap items-center gap-2', isFramed ? 'mb-2' : 'mb-3')}>
      <search
        ref={box}
        className={cx(
          'min-w-0 md:max-w-80',
          // In the smallest window of the client it gives way, so that the filters stay in its line.
          isFramed ? 'flex-[1_1_8rem]' : 'flex-[1_1_14rem]'
        )}
      >
        <SearchField
          value={typed}
          onValueChange={type}
          label={searchLabel}
          placeholder={searchLabel}
          shortcut
          onKeyDown={(event) => {
            // The first Escape clears the text, the second one returns to the list.
            if (event.key !== 'Escape' || typed !== '') return
            focusRow()
          }}
        />
      </search>
      <FilterFold inForce={inForce}>{children}</FilterFold>
      <div className="ml-auto flex items-center gap-2">
        <ListStatus list={list} />
        <DensityToggle />
      </div>
    </div>
  )
}

interface FilterBarProps {
  list: RowsState
  /** `FilterSelect`s. */
  children: ReactNode
}

/** The toolbar of a list without a search: a few filters, and its number of rows. */
export function FilterBar({ list, children }: FilterBarProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {children}
      <div className="ml-auto flex items-center gap-2">
        <ListStatus list={list} />
        <DensityToggle />
      </div>
    </div>
  )
}

interface FilterFoldProps {
  inForce: number
  children: ReactNode
}

/** Filters in the line of the search; on a phone, where they would push the list off the screen, behind a button. */
export function FilterFold({ inForce, children }: FilterFoldProps) {
  const { t } = useTranslation('staff')
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  return (
    <>
      <Button
        aria-label={inForce > 0 ? t('lists.filtersOn', { count: inForce }) : t('lists.filters')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        icon={<SlidersHorizontal size={18} />}
        className="aria-expanded:bg-mist max-sm:px-2.5 sm:hidden"
      >
        {inForce > 0 && <span className="numbers">{inForce}</span>}
      </Button>
      <div
        id={id}
        className={cx(
          'flex flex-wrap items-center gap-2 max-sm:basis-full',
          !isOpen && 'max-sm:hidden'
        )}
      >
        {children}
      </div>
    </>
  )
}

export interface FilterSelectProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/** One filter of a list; its label precedes its value. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  return <Select {...props} showLabel className="max-sm:flex-auto" />
}
