import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { DEFAULT_PICTURE } from '../images/addresses.ts'

export type Markup = ReturnType<typeof html>

/** What a page may load: its own style and the simulator's pictures. It may send forms nowhere unless they are told of. */
export function policyOf(style: string, ...others: string[]): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'`,
    ...others,
    `base-uri 'none'; frame-ancestors 'none'`,
  ].join('; ')
}

/** A whole page. It has no script. */
export function htmlDocument(style: string, title: string, content: Markup): Markup {
  // Whole, because a formatter that moves a blank inside would change the hash.
  const styleElement = raw(`<style>${style}</style>`)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Discord simulator</title>
        <link rel="icon" href="${DEFAULT_PICTURE}" />
        ${styleElement}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}
