import { AppLink, ExternalLink } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'

/** What the texts of the pages are written with, beside plain elements. */

/** A link to another page of the site. */
export function SiteTextLink({
  page,
  children,
}: {
  page: keyof typeof PATHS
  children: ReactNode
}) {
  return <AppLink href={PATHS[page]}>{children}</AppLink>
}

/** A link to a page of somebody else. */
export function OutgoingLink({ href, children }: { href: string; children: ReactNode }) {
  return <ExternalLink href={href}>{children}</ExternalLink>
}

/** Lines of code. */
export function Code({ children }: { children: string }) {
  return (
    <pre>
      <code>{children.trim()}</code>
    </pre>
  )
}

/** The site's own address with a path: `https://botanica.example/api`. */
export function SiteAddress({ path = '' }: { path?: string }) {
  return <>{useServices().settings.siteUrl + path}</>
}

/** Terms with what they mean, one under the other on a phone. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return (
    <dl className="divide-y divide-line border-y border-line sm:[&>div]:grid sm:[&>div]:grid-cols-[9rem_minmax(0,1fr)] sm:[&>div]:gap-x-6">
      {children}
    </dl>
  )
}

export function Definition({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Something that must not be overlooked. */
export function Note({ children }: { children: ReactNode }) {
  return <div className="space-y-2 rounded-plate bg-leaf-wash px-4 py-3">{children}</div>
}

/** A key of the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-label border border-edge bg-plate px-1.5 py-0.5 font-mono text-label">
      {children}
    </kbd>
  )
}
