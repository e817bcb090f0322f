import type { ComponentPropsWithRef, ReactNode } from 'react'
import { iconButtonClass, type ButtonStyle } from './button-style.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps
  extends
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-label' | 'children'>,
    Omit<ButtonStyle, 'block'> {
  /** The accessible name, and the tooltip. */
  label: string
  icon: ReactNode
  /** Omit the tooltip where visible text nearby says the same. */
  tooltip?: boolean
}

/** A button with an icon only; its label is the accessible name. */
export function IconButton({
  label,
  icon,
  tooltip = true,
  variant,
  size,
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={iconButtonClass({ variant, size, className })}
    >
      <span aria-hidden="true">{icon}</span>
    </button>
  )

  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button
}
