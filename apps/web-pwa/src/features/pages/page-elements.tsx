import { AppLink, ExternalLink } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'

/** Components for the texts of the pages, besides plain elements. */

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

/** A link to another site. */
export function OutgoingLink({ href, children }: { href: string; children: ReactNode }) {
  return <ExternalLink href={href}>{children}</ExternalLink>
}

/** A code block. */
export function Code({ children }: { children: string }) {
  return (
    <pre>
      <code>{children.trim()}</code>
    </pre>
  )
}

/** The site's URL with a path: `https://botanica.example/api`. */
export function SiteAddress({ path = '' }: { path?: string }) {
  return <>{useServices().settings.siteUrl + path}</>
}

/** Terms with their definitions; stacked on phones. */
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

/** A highlighted note. */
export function Note({ children }: { children: ReactNode }) {
  return <div className="space-y-2 rounded-plate bg-leaf-wash px-4 py-3">{children}</div>
}

/** A keyboard key. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-label border border-edge bg-plate px-1.5 py-0.5 font-mono text-label">
      {children}
    </kbd>
  )
}
