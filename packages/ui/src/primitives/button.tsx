import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonStyle } from './button-style.ts'
import { AppLink, type AppLinkProps } from './link.tsx'
import { safeHref } from './safe-href.ts'
import { Spinner } from './spinner.tsx'

export type { ButtonSize, ButtonVariant } from './button-style.ts'

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className'>, ButtonStyle {
  /** An icon before the text; decoration, hidden from screen readers. */
  icon?: ReactNode
  /**
   * A spinner replaces the icon, clicks do nothing, and the button keeps its focus. Say what happens in `children` (`Submitting...`).
   */
  busy?: boolean
  /** Looks disabled, with `aria-disabled`, but stays focusable and still calls `onClick`, which explains why. */
  lookDisabled?: boolean
}

/** A button; `type` is `button` by default. */
export function Button({
  variant,
  size,
  block,
  className,
  icon,
  busy = false,
  lookDisabled = false,
  disabled,
  'aria-busy': isOpening,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled && !busy}
      onClick={busy ? refuse : onClick}
      aria-busy={busy || isOpening || undefined}
      aria-disabled={lookDisabled || busy || undefined}
      className={buttonClass({ variant, size, block, className })}
    >
      {busy ? <Spinner /> : icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </button>
  )
}

/** A busy submit button must not submit twice. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}

export interface LinkButtonProps extends Omit<AppLinkProps, 'className'>, ButtonStyle {
  icon?: ReactNode
}

/** A link inside the app, drawn as a button. */
export function LinkButton({
  variant,
  size,
  block,
  className,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AppLink {...rest} className={buttonClass({ variant, size, block, className })}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </AppLink>
  )
}

export interface ExternalLinkButtonProps
  extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'href' | 'target' | 'rel'>, ButtonStyle {
  /** An external URL; anything but http and https renders a disabled button. */
  href: string | null | undefined
  icon?: ReactNode
}

/** An external link, opened in a new tab, drawn as a button. */
export function ExternalLinkButton({
  href,
  variant,
  size,
  block,
  className,
  icon,
  children,
  ...rest
}: ExternalLinkButtonProps) {
  const safe = safeHref(href)
  const look = buttonClass({ variant, size, block, className })
  const content = (
    <>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </>
  )
  /* In HTML a link without href is a disabled one; aria-disabled announces it. */
  if (!safe) {
    return (
      <a {...rest} role="link" aria-disabled="true" className={look}>
        {content}
      </a>
    )
  }

  return (
    <a {...rest} href={safe} target="_blank" rel="nofollow noopener" className={look}>
      {content}
    </a>
  )
}
