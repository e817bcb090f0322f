import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE } from '@botanica/api-client/contract'
import type { Translate } from '../translator.ts'

/** What the browser is shown once it has come back. */
export type Ending = 'done' | 'denied' | 'failed'

const STYLE =
  ':root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}section+section{margin-top:2.5rem;opacity:.75}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** No script, nothing from elsewhere, and nothing of the address that it stands at is told on. */
export const ANSWER_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  Connection: 'close',
} as const

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** In every language, the person's own first: this page knows no settings. */
export function answerPage(
  ending: Ending,
  languages: readonly (readonly [string, Translate])[]
): string {
  const sections = languages.map(([language, say]) => {
    const [title, text] = [say(`signedIn.${ending}Title`), say(`signedIn.${ending}`)]
    return `<section lang="${language}"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></section>`
  })
  const [first] = languages
  return `<!doctype html><html lang="${first?.[0] ?? DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Botanica</title><style>${STYLE}</style></head><body><main>${sections.join('')}</main></body></html>`
}
