import { html } from 'hono/html'
import { failuresSection } from '../pages/failures.ts'
import { buildPolicy, htmlDocument, type Markup } from '../pages/html-document.ts'
import { time } from '../pages/elements.ts'
import { WORLD_STYLE } from '../pages/world-style.ts'
import { GONE_PATH, HANG_PATH, HOOKS_PATH, PAGE_ACTIONS, REDIRECT_PATH } from './paths.ts'
import type { ListenerSimulation, ReceivedHook } from './simulation.ts'

const SHOWN = 25

/** The messages after a form action, by the key in the URL. */
export const DONE = {
  failure: 'The failure is active.',
  mended: 'The failure was removed.',
  reset: 'Everything was reset to the initial state.',
} as const
export type Done = keyof typeof DONE

export const FAILURE_TARGETS = { hooks: { label: 'Receiving', prefix: HOOKS_PATH } } as const

export const PAGE_POLICY = buildPolicy(WORLD_STYLE, `form-action 'self'`)

export interface ListenerPage {
  readonly simulation: ListenerSimulation
  readonly done?: Done | undefined
  /** What was wrong with the last form. */
  readonly problem?: string | undefined
}

/** The page that shows what webhooks have sent, and makes receiving fail: plain forms, no script. */
export function listenerPage({ simulation, done, problem }: ListenerPage): Markup {
  return htmlDocument({
    style: WORLD_STYLE,
    title: 'Received · Webhook listener',
    content: html`
      <header>
        <p class="stamp">Webhook listener</p>
        <h1>What was received</h1>
        <p>
          This stands in for the server of a bot. Webhooks lead to any path below
          <code>${HOOKS_PATH}</code>. Below <code>${REDIRECT_PATH}</code> it redirects, below
          <code>${HANG_PATH}</code> it never answers, and below <code>${GONE_PATH}</code> it answers
          410.
        </p>
        <nav aria-label="Parts of this page">
          <a href="#received">Received</a>
          <a href="#failures">Failures</a>
          <a href="/">Look again</a>
        </nav>
        ${done ? html`<p class="done" role="status">${DONE[done]}</p>` : ''}
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
      </header>
      ${receivedSection(simulation.received())}
      ${failuresSection({
        id: 'failures',
        faults: simulation.faults.list(),
        targets: FAILURE_TARGETS,
        action: `${PAGE_ACTIONS}/failures`,
        okText: 'The listener works normally.',
      })}
      <form method="post" action="${PAGE_ACTIONS}/reset" class="moves end">
        <button class="danger">Start over</button>
      </form>
    `,
  })
}

function receivedSection(all: readonly ReceivedHook[]): Markup {
  return html`<section id="received" aria-labelledby="received-title">
    <h2 id="received-title">Received</h2>
    ${all.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : ''}
    <ul class="rows">
      ${all
        .slice(-SHOWN)
        .toReversed()
        .map(
          ({ path, headers, body, at }) =>
            html`<li class="row message">
              <span class="text">${body}</span>
              <span class="quiet"
                >${time(at)} · ${path} ·
                ${Object.entries(headers)
                  .map(([name, value]) => `${name}: ${value}`)
                  .join(' · ')}</span
              >
            </li>`
        )}
    </ul>
  </section>`
}
