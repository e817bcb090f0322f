import type { ReactNode } from 'react'
import type { Services } from '../../lib/services.tsx'

export interface PageSection {
  /** What the address of the section ends with; the same in every language, so that links keep their place. */
  id: string
  title: string
  content: ReactNode
  /** What stands below the text and comes from the API. */
  after?: ReactNode
}

/** What one page says in one language. */
export interface PageText {
  title: string
  /** One or two sentences for search engines. */
  description: string
  /** What the page is for, in its first lines. */
  lead: string
  /** ISO 8601 day of the last change, for texts that people agree to. */
  changedOn?: string
  sections: readonly PageSection[]
  /** What the page shows besides its text. */
  reads?: (services: Services) => Promise<void>
}
