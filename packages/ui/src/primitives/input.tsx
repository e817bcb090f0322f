import { useId, type ComponentPropsWithRef } from 'react'
import { controlClass } from './control-style.ts'
import { Counter, formatCount, type CounterOptions } from './counter.tsx'
import { cx } from './cx.ts'

export interface InputProps extends ComponentPropsWithRef<'input'>, CounterOptions {
  /**
   * Shows `n/limit characters` of a controlled input near the limit. Longer text can be typed; the counter shows by how much it exceeds
   * the limit.
   */
  limit?: number
}

/** A single-line text input. Label it through `Field`, or with `aria-label`. */
export function Input({ className, limit, counter, ...rest }: InputProps) {
  const counterId = useId()
  const look = cx(controlClass, 'h-10 w-full px-3', className)
  if (limit === undefined) return <input {...rest} className={look} />

  return (
    <div className="flex flex-col gap-1">
      <input
        {...rest}
        aria-describedby={cx(rest['aria-describedby'], counterId)}
        className={look}
      />
      <Counter
        id={counterId}
        used={formatCount(String(rest.value ?? ''))}
        limit={limit}
        counter={counter}
      />
    </div>
  )
}
