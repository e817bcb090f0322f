import { Switch as BaseSwitch } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface SwitchProps {
  label: ReactNode
  checked?: boolean
  defaultChecked?: boolean
  onCheckedChange?: (checked: boolean) => void
  disabled?: boolean
  name?: string
  className?: string
}

/** A switch with its label; it takes effect immediately. */
export function Switch({ label, className, onCheckedChange, ...rest }: SwitchProps) {
  return (
    <label className={cx('inline-flex min-h-8 items-center gap-3', className)}>
      <BaseSwitch.Root
        {...rest}
        onCheckedChange={(checked) => onCheckedChange?.(checked)}
        className="flex h-6 w-10 shrink-0 rounded-full border border-edge bg-mist p-[3px] transition-colors duration-150 data-checked:border-leaf data-checked:bg-leaf data-disabled:opacity-55"
      >
        <BaseSwitch.Thumb className="size-4 rounded-full bg-edge transition-[translate,background-color] duration-150 ease-calm data-checked:translate-x-4 data-checked:bg-on-leaf" />
      </BaseSwitch.Root>
      {label}
    </label>
  )
}
