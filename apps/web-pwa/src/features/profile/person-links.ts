import type { ProfileField } from '@botanica/api-client/contract'
import { safeHref } from '@botanica/ui/primitives'

const NETWORKS = {
  twitter: 'https://x.com/',
  github: 'https://github.com/',
  youtube: 'https://www.youtube.com/@',
} as const

type LinkField = 'website' | keyof typeof NETWORKS
export type Links = Record<LinkField, string | null>

export interface PersonLink {
  field: LinkField
  href: string
  /** As entered by the person. */
  text: string
}

const WEB_SCHEME = /^https?:\/\//i

/** Adds `https://` to a website without a scheme; removes the leading @ of a handle. */
function toUrl(field: LinkField, text: string): string {
  if (field !== 'website') return NETWORKS[field] + encodeURIComponent(text.replace(/^@/, ''))
  return WEB_SCHEME.test(text) ? text : `https://${text}`
}

const LINK_FIELDS = ['website', 'twitter', 'github', 'youtube'] as const satisfies (LinkField &
  ProfileField)[]

/** The person's links. Like all member input, URLs are validated again. */
export function listPersonLinks(person: Links): PersonLink[] {
  return LINK_FIELDS.flatMap((field) => {
    const text = person[field]
    const href = text && safeHref(toUrl(field, text))
    return href ? [{ field, href, text }] : []
  })
}
