import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { controlClass } from './control-style.ts'
import { cx } from './cx.ts'
import { popupClass, popupItemClass } from './popup-style.ts'

const GAP_PX = 4

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** The accessible name; with `showLabel` it also stands before the value, muted. */
  label: string
  showLabel?: boolean
  disabled?: boolean
  id?: string
  name?: string
  className?: string
}

/** One choice out of a few. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  showLabel = false,
  disabled,
  id,
  name,
  className,
}: SelectProps<Value>) {
  return (
    <BaseSelect.Root<Value>
      items={options as SelectOption<Value>[]}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      disabled={disabled}
      name={name}
      id={id}
      modal={false}
    >
      <BaseSelect.Trigger
        aria-label={label}
        className={cx(
          controlClass,
          'inline-flex h-10 min-w-40 items-center justify-between gap-2 px-3 select-none data-popup-open:border-leaf',
          className
        )}
      >
        <span className="truncate">
          {showLabel && <span className="mr-1.5 text-muted">{label}</span>}
          <BaseSelect.Value />
        </span>
        <BaseSelect.Icon className="text-muted">
          <ChevronDown aria-hidden="true" className="size-4" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner
          sideOffset={GAP_PX}
          alignItemWithTrigger={false}
          className="z-50 outline-none"
        >
          <BaseSelect.Popup className={cx(popupClass, 'min-w-(--anchor-width)')}>
            <BaseSelect.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto">
              {options.map((option) => (
                <Option key={option.value} value={option.value}>
                  {option.label}
                </Option>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  )
}

function Option({ value, children }: { value: string; children: ReactNode }) {
  return (
    <BaseSelect.Item value={value} className={popupItemClass}>
      <span className="size-4">
        <BaseSelect.ItemIndicator>
          <Check aria-hidden="true" className="size-4 text-leaf" />
        </BaseSelect.ItemIndicator>
      </span>
      <BaseSelect.ItemText>{children}</BaseSelect.ItemText>
    </BaseSelect.Item>
  )
}
