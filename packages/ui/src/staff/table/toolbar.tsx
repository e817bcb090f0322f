import { useRef, type ReactNode } from 'react'
import { SearchField } from '../../primitives/search-field.tsx'
import { Select } from '../../primitives/select.tsx'
import { useDebouncedText } from '../rows/use-debounced-text.ts'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import type { RowsFacts } from '../rows/use-rows.ts'
import { ListStatus } from './list-state.tsx'

export interface ToolbarProps {
  /** What is searched for, as it stands in the address. */
  search: string
  onSearch: (text: string) => void
  /** What the search looks at, as its placeholder. */
  searchLabel: string
  list: RowsFacts
  /** Choices beside the search. */
  children?: ReactNode
}

/** What stands above every list: its search, which `/` focuses, its filters, and how many rows there are. */
export function Toolbar({ search, onSearch, searchLabel, list, children }: ToolbarProps) {
  const [typed, type] = useDebouncedText(search, onSearch)
  const box = useRef<HTMLElement>(null)
  useShortcuts({
    '/': () => {
      const input = box.current?.querySelector('input')
      input?.focus()
      input?.select()
    },
  })

  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <search ref={box} className="min-w-0 flex-[1_1_14rem] md:max-w-80">
        <SearchField
          value={typed}
          onValueChange={type}
          label={searchLabel}
          placeholder={searchLabel}
          shortcut
        />
      </search>
      {children}
      <div className="ml-auto flex items-center gap-2">
        <ListStatus list={list} />
      </div>
    </div>
  )
}

export interface FilterSelectProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/** One filter of a list; its name stands before its value. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  return <Select {...props} showLabel className="max-sm:flex-auto" />
}
