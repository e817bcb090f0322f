import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE } from '@botanica/api-client/contract'
import type { Translate } from '../translator.ts'

/** How the sign-in ended, as the browser shows it. */
export type Ending = 'done' | 'denied' | 'failed'

const STYLE =
  ':root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}section+section{margin-top:2.5rem;opacity:.75}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** No scripts, no foreign content, and no leak of the page's address, which has the code in it. */
export const RESULT_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  Connection: 'close',
} as const

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Renders the page in every language, the user's own first; the browser does not know the client's settings. */
export function renderResultPage(
  ending: Ending,
  languages: readonly (readonly [string, Translate])[]
): string {
  const sections = languages.map(([language, translate]) => {
    const [title, text] = [translate(`signedIn.${ending}Title`), translate(`signedIn.${ending}`)]
    return `<section lang="${language}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`
  })
  const [first] = languages
  return `<!doctype html><html lang="${first?.[0] ?? DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Botanica</title><style>${STYLE}</style></head><body><main>${sections.join('')}</main></body></html>`
}
