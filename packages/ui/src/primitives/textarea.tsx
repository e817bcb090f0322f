import { useId, useState, type ComponentPropsWithRef } from 'react'
import { controlClass } from './control-style.ts'
import { Counter, formatCount } from './counter.tsx'
import { cx } from './cx.ts'

export interface TextareaProps extends ComponentPropsWithRef<'textarea'> {
  /**
   * Shows `n/limit characters`. Typing past it stays possible, so that nothing that was pasted is
   * cut off; the counter says how much is too many.
   */
  limit?: number
}

/** Several lines of text, growing with them where the browser can. */
export function Textarea({ limit, className, onChange, rows = 2, ...rest }: TextareaProps) {
  const counterId = useId()
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? ''))
  const text = rest.value === undefined ? typed : String(rest.value)
  const describedBy = cx(rest['aria-describedby'], limit !== undefined && counterId)

  return (
    <div className="flex flex-col gap-1">
      <textarea
        {...rest}
        rows={rows}
        /* A field that grows with its text forgets `rows`; this is what they ask for. */
        style={{ minHeight: `calc(${rows} * 1.5rem + 1.125rem)` }}
        aria-describedby={describedBy || undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
        className={cx(controlClass, 'field-sizing-content w-full resize-y px-3 py-2', className)}
      />
      {limit !== undefined && <Counter id={counterId} used={formatCount(text)} limit={limit} />}
    </div>
  )
}
