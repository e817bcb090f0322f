import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface CheckboxProps {
  label?: ReactNode
  /** The accessible name of a checkbox without a label. */
  'aria-label'?: string
  checked?: boolean
  defaultChecked?: boolean
  onCheckedChange?: (checked: boolean) => void
  disabled?: boolean
  name?: string
  value?: string
  tabIndex?: number
  className?: string
}

/** A checkbox with its label. */
export function Checkbox({ label, className, onCheckedChange, ...rest }: CheckboxProps) {
  return (
    <label className={cx('inline-flex min-h-8 items-center gap-2.5', className)}>
      <BaseCheckbox.Root
        {...rest}
        onCheckedChange={(checked) => onCheckedChange?.(checked)}
        className="flex size-5 shrink-0 items-center justify-center rounded-label border border-edge bg-plate text-on-leaf transition-colors duration-120 data-checked:border-leaf data-checked:bg-leaf data-disabled:opacity-55"
      >
        <BaseCheckbox.Indicator className="flex data-unchecked:hidden">
          <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      {label}
    </label>
  )
}
