import type { SiteSettings } from '@botanica/api-client/contract'
import type { DehydratedState } from '@tanstack/react-query'
import type { Language } from '@botanica/ui/i18n'
import { getStoredLanguage } from '../lib/language.ts'

const ELEMENT_ID = 'page-state'

/** What the browser needs to go on where the server stopped. */
export interface PageState {
  language: Language
  settings: SiteSettings
  queries: DehydratedState
  /** The page has no content: it is opened without a connection, from what was kept. */
  isShell?: true
}

/** A data block: browsers do not run it, so the Content Security Policy need not know it. */
export function pageStateElement(state: PageState): string {
  // A `<` could end the element from inside a text.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/**
 * What the server keeps is true when it is sent, however long ago it was read, and clocks differ: the data is as old as the
 * page, so nothing is asked for again at once.
 */
export function readPageState(now = Date.now()): PageState {
  const state = JSON.parse(document.getElementById(ELEMENT_ID)!.textContent!) as PageState
  for (const query of state.queries.queries) query.state.dataUpdatedAt = now
  // A shell is the same for every language.
  if (state.isShell) document.documentElement.lang = state.language = getStoredLanguage()
  return state
}
