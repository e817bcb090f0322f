import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

export type Markup = ReturnType<typeof html>

function computeHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The Content-Security-Policy of a page: its own style and the simulator's images. Forms may be sent only where
 * `others` allows it.
 */
export function buildPolicy(style: string, ...others: string[]): string {
  return [
    `default-src 'none'; style-src ${computeHash(style)}; img-src 'self'`,
    ...others,
    `base-uri 'none'`,
    ...(others.some((other) => other.startsWith('frame-ancestors'))
      ? []
      : [`frame-ancestors 'none'`]),
  ].join('; ')
}

/** The directive that allows one inline script. */
export function scriptPolicy(script: string): string {
  return `script-src ${computeHash(script)}`
}

export interface HtmlDocument {
  readonly style: string
  /** The whole title, with the simulator's name. */
  readonly title: string
  /** The URL of an icon. */
  readonly icon?: string
  readonly script?: string
  readonly content: Markup
}

/** A complete page. */
export function htmlDocument({ style, title, icon, script, content }: HtmlDocument) {
  // In one piece, because a formatter that moved whitespace would change the hash.
  const styleElement = raw(`<style>${style}</style>`)
  const scriptElement = raw(script === undefined ? '' : `<script>${script}</script>`)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${icon === undefined ? '' : html`<link rel="icon" href="${icon}" />`} ${styleElement}
      </head>
      <body>
        <main>${content}</main>
        ${scriptElement}
      </body>
    </html>`
}
