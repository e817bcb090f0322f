import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control-style.ts'
import { cx } from './cx.ts'

export const selectClass = cx(
  controlClass,
  'inline-flex h-10 min-w-40 items-center justify-between gap-2 px-3 select-none data-popup-open:border-leaf'
)

export function SelectLabel({ children }: { children: ReactNode }) {
  return (
    <span data-select-label className="mr-1.5 text-muted">
      {children}
    </span>
  )
}

export function SelectChevron(props: ComponentProps<'span'>) {
  return (
    <span aria-hidden="true" {...props} className="text-muted">
      <ChevronDown className="size-4" />
    </span>
  )
}
