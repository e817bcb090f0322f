import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { safeHref } from './safe-href.ts'

/* nofollow: what members write is not our recommendation; noopener: nothing of ours is handed over. */
const REL = 'nofollow noopener noreferrer'

export interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address that a member wrote. Anything but http and https is shown as plain text. */
  href: string | null | undefined
  ref?: Ref<HTMLAnchorElement>
  children: ReactNode
}

/** A link out of the site, in a new tab; without a safe address only its text is left. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const safe = safeHref(href)
  if (!safe) return <>{children}</>

  return (
    <a {...rest} href={safe} target="_blank" rel={REL}>
      {children}
    </a>
  )
}
