import type { ComponentPropsWithRef } from 'react'
import { controlClass } from './control-style.ts'
import { cx } from './cx.ts'

export type InputProps = ComponentPropsWithRef<'input'>

/** One line of text. Label it through `Field`, or with `aria-label`. */
export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={cx(controlClass, 'h-10 w-full px-3', className)} />
}
