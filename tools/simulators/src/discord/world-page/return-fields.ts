import { html } from 'hono/html'
import type { Markup } from '../../pages/html-document.ts'
import type { View } from './view.ts'

/** Hidden fields that make a form return to the same view. */
export function returnFields({ search, shown, page }: View): Markup {
  return html`<input type="hidden" name="search" value="${search}" /><input
      type="hidden"
      name="shown"
      value="${shown}"
    /><input type="hidden" name="page" value="${page}" />`
}
