import { html } from 'hono/html'
import type { ActiveFault, Fault, FaultBehavior } from '../http/faults.ts'
import { HTTP_SERVICE_UNAVAILABLE } from '../http/status.ts'
import type { Markup } from './html-document.ts'
import { toChoices, select } from './elements.ts'
import { SECOND_MS } from '@botanica/demo-world'

const DEFAULT_SECONDS = 10

/** The kinds of failures, and their labels. */
export const FAILURE_KINDS = {
  down: 'down (503)',
  dropped: 'hanging up',
  slow: 'slow, by so many seconds',
  limited: '429 for so many seconds',
  limitedEverywhere: '429 for so many seconds, of every call',
  refused: '401',
} as const
export type FailureKind = keyof typeof FAILURE_KINDS

function createFaultBehavior(way: FailureKind, seconds: number): FaultBehavior {
  switch (way) {
    case 'down':
      return { kind: 'server_error', status: HTTP_SERVICE_UNAVAILABLE }
    case 'dropped':
      return { kind: 'dropped' }
    case 'slow':
      return { kind: 'slow', ms: seconds * SECOND_MS }
    case 'limited':
      return { kind: 'rate_limited', retryAfterSeconds: seconds }
    case 'limitedEverywhere':
      return { kind: 'rate_limited', retryAfterSeconds: seconds, global: true }
    case 'refused':
      return { kind: 'unauthorized' }
  }
}

/**
 * @param prefix the paths that fail
 * @param times the number of requests that fail; undefined for all until the fault is removed
 */
export function toFault(prefix: string, way: FailureKind, seconds: number, times?: number): Fault {
  const fault = { prefix, ...createFaultBehavior(way, seconds) }
  return times === undefined ? fault : { ...fault, times }
}

/** A failure in words. */
function describeFault(fault: ActiveFault): string {
  const rest = fault.times === undefined ? '' : `, ${fault.times} more times`
  switch (fault.kind) {
    case 'slow':
      return `${fault.ms / SECOND_MS} s slow${rest}`
    case 'rate_limited':
      return `429 for ${fault.retryAfterSeconds} s${fault.global ? ', of every call' : ''}${rest}`
    case 'server_error':
      return `down (${fault.status ?? 500})${rest}`
    case 'unauthorized':
      return `401${rest}`
    case 'dropped':
      return `hanging up${rest}`
    case 'lost':
      return `hanging up afterwards${rest}`
    case 'garbled':
      return `a web page instead${rest}`
  }
}

/** A part of a vendor that can fail separately. */
export interface FailureTarget {
  readonly label: string
  /** The start of its paths. */
  readonly prefix: string
}

export interface FailuresSection {
  readonly id: string
  readonly faults: readonly ActiveFault[]
  readonly targets: Readonly<Record<string, FailureTarget>>
  /** The base path of the page's form actions: `/failures` below it adds a fault, `/failures/mend` removes one. */
  readonly actions: string
  /** The text while nothing fails. */
  readonly okText: string
  /** Hidden fields that make the forms return to the same view. */
  readonly back?: Markup
}

/** The active faults, and the form that adds one. */
export function failuresSection(section: FailuresSection): Markup {
  const { id, faults, actions, okText, back = html`` } = section
  const places = Object.entries(section.targets)
  const named = (prefix: string) =>
    places.find(([, place]) => place.prefix === prefix)?.[1].label ?? prefix
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">Failures</h2>
    ${faults.length === 0 ? html`<p class="quiet">${okText}</p>` : ''}
    <ul class="rows">
      ${faults.map(
        (fault) =>
          html`<li class="row">
            <span><b>${named(fault.prefix)}</b>: ${describeFault(fault)}</span>
            <form method="post" action="${actions}/failures/mend">
              ${back}
              <button name="id" value="${fault.id}">Mend</button>
            </form>
          </li>`
      )}
    </ul>
    <form method="post" action="${actions}/failures" class="fields">
      ${back}
      ${select(
        'place',
        'What',
        places.map(([value, { label }]) => ({ value, label }))
      )}
      ${select('way', 'is', toChoices(FAILURE_KINDS))}
      <label
        ><span>Seconds</span
        ><input type="number" name="seconds" value="${DEFAULT_SECONDS}" min="1" max="3600" required
      /></label>
      <label
        ><span>Times (empty: until mended)</span
        ><input type="number" name="times" min="1" max="1000"
      /></label>
      <button class="main">Let it fail</button>
    </form>
  </section>`
}
