import type { SiteSettings } from '@botanica/api-client/contract'
import type { DehydratedState } from '@tanstack/react-query'
import type { Language } from '@botanica/ui/i18n'
import { getStoredLanguage } from '../lib/language.ts'

const ELEMENT_ID = 'page-state'

/** What the browser needs to take over from the server's rendering. */
export interface PageState {
  language: Language
  settings: SiteSettings
  queries: DehydratedState
  /** The page is the app shell, without content. It is opened offline and filled from data stored on the device. */
  isShell?: true
}

/**
 * Renders the state as a data block. Browsers do not execute it, so the Content Security Policy needs no
 * entry for it.
 */
export function pageStateElement(state: PageState): string {
  // An unescaped `<` could end the element.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/**
 * Reads the state of the page. The server only sends data that is current, however long it has been cached, and clocks
 * differ. So all queries count as fetched now and are not refetched immediately.
 */
export function readPageState(now = Date.now()): PageState {
  const state = JSON.parse(document.getElementById(ELEMENT_ID)!.textContent!) as PageState
  for (const query of state.queries.queries) query.state.dataUpdatedAt = now
  // The shell is the same for all languages.
  if (state.isShell) document.documentElement.lang = state.language = getStoredLanguage()
  return state
}
