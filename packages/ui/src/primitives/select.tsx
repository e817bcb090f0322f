import { useState } from 'react'
import { cx } from './cx.ts'
import { lazyComponent, useOnceOpened, type LazyComponent } from './lazy-component.ts'
import { Opener } from './opener.tsx'
import { SelectChevron, selectClass, SelectLabel } from './select-look.tsx'

const selectWindow = lazyComponent(async () => (await import('./windows/index.ts')).SelectWindow)

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** The accessible name; with `showLabel` it is also shown before the value, muted. */
  label: string
  showLabel?: boolean
  disabled?: boolean
  id?: string
  name?: string
  className?: string
}

/** A select: one option of a few. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [isOpened, setOpened] = useState(false)
  const opened = useOnceOpened(
    selectWindow as LazyComponent<SelectProps<Value>>,
    isOpened ? props : null
  )
  if (opened) return opened

  const { options, value, label, showLabel = false, disabled, id, name, className } = props
  return (
    <>
      <Opener
        part={selectWindow}
        opens="listbox"
        arrowsOpen
        isOpening={isOpened}
        onOpen={() => setOpened(true)}
      >
        <button
          type="button"
          id={id}
          aria-label={label}
          disabled={disabled}
          className={cx(selectClass, className)}
        >
          <span className="truncate">
            {showLabel && <SelectLabel>{label}</SelectLabel>}
            <span>{options.find((option) => option.value === value)?.label}</span>
          </span>
          <SelectChevron />
        </button>
      </Opener>
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
    </>
  )
}
