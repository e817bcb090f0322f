import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { safeHref } from './safe-href.ts'

/* nofollow: we do not endorse what members link to; noopener: the opened page gets no reference to ours. */
const REL = 'nofollow noopener noreferrer'

export interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A URL that a member wrote. Anything but http and https is shown as plain text. */
  href: string | null | undefined
  ref?: Ref<HTMLAnchorElement>
  children: ReactNode
}

/** An external link in a new tab; without a safe URL only its text. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const safe = safeHref(href)
  if (!safe) return <>{children}</>

  return (
    <a {...rest} href={safe} target="_blank" rel={REL}>
      {children}
    </a>
  )
}
