import type { ReactNode } from 'react'
import type { Services } from '../../lib/services.tsx'

export interface PageSection {
  /** Anchor of the section, the same in every language so that links stay valid. */
  id: string
  title: string
  content: ReactNode
  /** Content below the text, loaded from the API. */
  after?: ReactNode
}

/** The text of a page in one language. */
export interface PageText {
  title: string
  /** One or two sentences for search engines. */
  description: string
  /** Introduction of the page. */
  lead: string
  /** Date of the last change (ISO 8601), for texts that members agree to. */
  changedOn?: string
  sections: readonly PageSection[]
  /** Prefetches the data that the page shows besides its text. */
  reads?: (services: Services) => Promise<void>
}
