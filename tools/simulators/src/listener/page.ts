import { html } from 'hono/html'
import { failuresSection } from '../pages/failures.ts'
import { htmlDocument, type Markup } from '../pages/html-document.ts'
import { doneMessage, problemMessage, resetForm, time } from '../pages/elements.ts'
import type { PageMessages } from '../pages/page-routes.ts'
import { WORLD_STYLE } from '../pages/world-style.ts'
import { GONE_PATH, HANG_PATH, HOOKS_PATH, PAGE_ACTIONS, REDIRECT_PATH } from './paths.ts'
import type { ListenerSimulation, ReceivedHook } from './simulation.ts'

const SHOWN = 25

export const FAILURE_TARGETS = { hooks: { label: 'Receiving', prefix: HOOKS_PATH } } as const

/** The page that shows what webhooks have sent, and makes receiving fail: plain forms, no script. */
export function listenerPage(
  simulation: ListenerSimulation,
  { done, problem }: PageMessages
): Markup {
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
        ${doneMessage(done)} ${problemMessage(problem)}
      </header>
      ${receivedSection(simulation.received())}
      ${failuresSection({
        id: 'failures',
        faults: simulation.faults.list(),
        targets: FAILURE_TARGETS,
        actions: PAGE_ACTIONS,
        okText: 'The listener works normally.',
      })}
      ${resetForm(PAGE_ACTIONS)}
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
