import type { ComponentPropsWithRef, ReactNode } from 'react'
import { iconButtonClass, type ButtonStyle } from './button-style.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps
  extends
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-label' | 'children'>,
    Omit<ButtonStyle, 'block'> {
  /** What the button does: its accessible name, and its tooltip. */
  label: string
  icon: ReactNode
  /** Leave out the tooltip where the label would only repeat what stands beside it. */
  tooltip?: boolean
}

/** A button that shows an icon and says its label. */
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
