import { html } from 'hono/html'
import type { Markup } from './html-document.ts'

/** The position of the time of day in an ISO 8601 date. */
const TIME_OF_DAY = [11, 19] as const

interface Choice {
  readonly value: string
  readonly label: string
}

export function select(
  name: string,
  label: string,
  choices: readonly Choice[],
  chosen?: string
): Markup {
  return html`<label
    ><span>${label}</span
    ><select name="${name}">
      ${choices.map(
        ({ value, label: text }) =>
          html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`
      )}
    </select></label
  >`
}

export function toChoices(table: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(table).map(([value, label]) => ({ value, label }))
}

/** @param at milliseconds since the epoch */
export function time(at: number): Markup {
  const iso = new Date(at).toISOString()
  return html`<time datetime="${iso}">${iso.slice(...TIME_OF_DAY)}</time>`
}

/** @param at milliseconds since the epoch */
export function date(at: number): Markup {
  const iso = new Date(at).toISOString()
  return html`<time datetime="${iso}"
    >${iso.slice(0, TIME_OF_DAY[0] - 1)} ${iso.slice(...TIME_OF_DAY)}</time
  >`
}

/** What the last form did, if anything. */
export function doneMessage(text: string | undefined): Markup {
  return html`${text ? html`<p class="done" role="status">${text}</p>` : ''}`
}

/** What was wrong with the last form, if anything. */
export function problemMessage(text: string | undefined): Markup {
  return html`${text ? html`<p class="problem" role="alert">${text}</p>` : ''}`
}

/** The form that restores the initial state. @param actions the base path of the page's form actions */
export function resetForm(actions: string): Markup {
  return html`<form method="post" action="${actions}/reset" class="moves end">
    <button class="danger">Start over</button>
  </form>`
}
