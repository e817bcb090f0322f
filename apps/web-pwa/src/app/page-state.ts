import type { DehydratedState } from '@tanstack/react-query'
import type { Language } from '@botanica/ui/i18n'
import type { SiteSettings } from '../lib/services.tsx'

const ELEMENT_ID = 'page-state'

/** What the browser needs to go on where the server stopped. */
export interface PageState {
  language: Language
  settings: SiteSettings
  queries: DehydratedState
}

/** A data block: browsers do not run it, so the Content Security Policy need not know it. */
export function pageStateElement(state: PageState): string {
  // A `<` could end the element from inside a text.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

export function readPageState(): PageState {
  return JSON.parse(document.getElementById(ELEMENT_ID)!.textContent!) as PageState
}
