import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
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

/** A choice of two or three, all visible; one is always on. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next as Value)}
      className={cx(
        'inline-flex h-8 items-stretch rounded-control border border-line bg-mist p-0.5',
        className
      )}
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          aria-label={option.label}
          title={option.label}
          lang={option.lang}
          className="flex min-w-8 items-center justify-center rounded-label px-1.5 text-label font-medium text-muted transition-colors duration-150 hover:text-ink data-pressed:bg-raised data-pressed:text-ink data-pressed:shadow-lift [&_svg]:size-4"
        >
          {option.content ?? option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
