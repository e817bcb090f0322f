import { cx } from './cx.ts'

/**
 * - `filled`: the primary action.
 * - `tonal`: the primary action of a card in a list; filled while the card (`group/card`) is hovered or focused.
 * - `outline`: secondary actions.
 * - `quiet`: actions that must not compete.
 * - `danger`: destructive actions.
 * - `bloom`: votes and hearts.
 */
export type ButtonVariant = 'filled' | 'tonal' | 'outline' | 'quiet' | 'danger' | 'bloom'

/** `small` 32 px (36 px on touch screens through its hit area), `medium` 40 px, `large` 48 px. */
export type ButtonSize = 'small' | 'medium' | 'large'

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap no-underline select-none ' +
  'transition-[background-color,border-color,color,box-shadow] duration-150 ease-calm ' +
  'not-aria-busy:disabled:opacity-55 not-aria-busy:aria-disabled:opacity-55 ' +
  '[&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  filled:
    'border-leaf bg-leaf text-on-leaf not-disabled:hover:border-leaf-strong not-disabled:hover:bg-leaf-strong',
  tonal:
    'border-transparent bg-leaf-wash text-leaf-strong not-disabled:hover:bg-leaf-strong not-disabled:hover:text-on-leaf ' +
    'group-focus-within/card:bg-leaf group-focus-within/card:text-on-leaf group-hover/card:bg-leaf group-hover/card:text-on-leaf',
  outline:
    'border-edge bg-plate text-ink not-disabled:hover:border-leaf not-disabled:hover:bg-leaf-wash not-disabled:hover:text-leaf-strong',
  quiet:
    'border-transparent bg-transparent text-ink not-disabled:hover:bg-mist not-disabled:hover:text-leaf-strong',
  danger:
    'border-danger bg-danger text-on-danger not-disabled:hover:border-danger-strong not-disabled:hover:bg-danger-strong',
  bloom: 'border-bloom bg-plate text-bloom not-disabled:hover:bg-bloom-wash',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-label',
  medium: 'h-10 px-4 text-body',
  large: 'h-12 px-6 text-lead',
}

const squares: Record<ButtonSize, string> = {
  small: 'size-8 text-label',
  medium: 'size-10 text-body',
  large: 'size-12 text-lead',
}

export interface ButtonStyle {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  className?: string
}

/** The class names of a button, for the elements that look like one. */
export function buttonClass({
  variant = 'outline',
  size = 'medium',
  block,
  className,
}: ButtonStyle) {
  return cx(base, variants[variant], sizes[size], block && 'w-full', className)
}

/** The class names of a button that holds nothing but an icon. */
export function iconButtonClass({ variant = 'quiet', size = 'medium', className }: ButtonStyle) {
  return cx(base, variants[variant], squares[size], className)
}
