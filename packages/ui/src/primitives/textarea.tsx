import { useId, useState, type ComponentPropsWithRef } from 'react'
import { controlClass } from './control-style.ts'
import { Counter, formatCount, type CounterOptions } from './counter.tsx'
import { cx } from './cx.ts'

export interface TextareaProps extends ComponentPropsWithRef<'textarea'>, CounterOptions {
  /**
   * Shows `n/limit characters` near the limit. Longer text can be typed, so that a paste is never cut off; the counter shows by how
   * much it exceeds the limit.
   */
  limit?: number
}

/** A multi-line text field that grows with its text where the browser supports it. */
export function Textarea({
  limit,
  counter,
  className,
  onChange,
  rows = 2,
  ...rest
}: TextareaProps) {
  const counterId = useId()
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? ''))
  const text = rest.value === undefined ? typed : String(rest.value)
  const describedBy = cx(rest['aria-describedby'], limit !== undefined && counterId)

  return (
    <div className="flex flex-col gap-1">
      <textarea
        {...rest}
        rows={rows}
        /* A field with `field-sizing: content` ignores `rows`; this sets the minimum height. */
        style={{ minHeight: `calc(${rows} * 1.5rem + 1.125rem)` }}
        aria-describedby={describedBy || undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
        className={cx(controlClass, 'field-sizing-content w-full resize-y px-3 py-2', className)}
      />
      {limit !== undefined && (
        <Counter id={counterId} used={formatCount(text)} limit={limit} counter={counter} />
      )}
    </div>
  )
}
