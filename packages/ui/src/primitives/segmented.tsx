import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface SegmentedProps<Value extends string> {
  /** The accessible name of the group. */
  label: string
  options: readonly { value: Value; label: string; content?: ReactNode; lang?: string }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** A segmented control: two or three options, one always selected. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'inline-flex h-8 items-stretch rounded-control border border-line bg-mist p-0.5',
        className
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onValueChange(option.value)}
          aria-label={option.label}
          title={option.label}
          lang={option.lang}
          className="flex min-w-8 items-center justify-center rounded-label px-1.5 text-label font-medium text-muted transition-colors duration-150 hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-lift [&_svg]:size-4"
        >
          {option.content ?? option.label}
        </button>
      ))}
    </fieldset>
  )
}
