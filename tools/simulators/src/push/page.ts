import { html } from 'hono/html'
import { failuresSection } from '../pages/failures.ts'
import { htmlDocument, type Markup } from '../pages/html-document.ts'
import { doneMessage, problemMessage, resetForm, time } from '../pages/elements.ts'
import type { PageMessages } from '../pages/page-routes.ts'
import { WORLD_STYLE } from '../pages/world-style.ts'
import { PAGE_ACTIONS, PUSH_PATH } from './paths.ts'
import type { StoredSubscription, PushMessage, PushSimulation } from './simulation.ts'

const SHOWN = 25

export const FAILURE_TARGETS = { push: { label: 'Sending', prefix: PUSH_PATH } } as const

/** The page that shows push messages and subscriptions, and makes sending fail: plain forms, no script. */
export function pushPage(simulation: PushSimulation, { done, problem }: PageMessages): Markup {
  return htmlDocument({
    style: WORLD_STYLE,
    title: 'Messages · Push simulator',
    content: html`
      <header>
        <p class="stamp">Push simulator</p>
        <h1>What was pushed</h1>
        <p>
          This stands in for the push services of browsers. A message is shown as the browser would
          read it, after its sender has been checked.
        </p>
        <nav aria-label="Parts of this page">
          <a href="#messages">Messages</a>
          <a href="#subscriptions">Subscriptions</a>
          <a href="#failures">Failures</a>
          <a href="/">Look again</a>
        </nav>
        ${doneMessage(done)} ${problemMessage(problem)}
      </header>
      ${messages(simulation.messages())} ${subscriptions(simulation.subscriptions())}
      ${failuresSection({
        id: 'failures',
        faults: simulation.faults.list(),
        targets: FAILURE_TARGETS,
        actions: PAGE_ACTIONS,
        okText: 'The service works normally.',
      })}
      ${resetForm(PAGE_ACTIONS)}
    `,
  })
}

function messages(all: readonly PushMessage[]): Markup {
  return html`<section id="messages" aria-labelledby="messages-title">
    <h2 id="messages-title">Messages</h2>
    ${all.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : ''}
    <ul class="rows">
      ${all
        .slice(-SHOWN)
        .toReversed()
        .map(
          ({ text, topic, ttl, at, endpoint }) =>
            html`<li class="row message">
              <span class="text">${text}</span>
              <span class="quiet"
                >${time(at)} · ${topic ?? 'no topic'} · ${ttl} s · ${endpoint}</span
              >
            </li>`
        )}
    </ul>
  </section>`
}

function subscriptions(all: readonly StoredSubscription[]): Markup {
  return html`<section id="subscriptions" aria-labelledby="subscriptions-title">
    <h2 id="subscriptions-title">Subscriptions</h2>
    ${all.length === 0 ? html`<p class="quiet">None.</p>` : ''}
    <ul class="rows">
      ${all
        .slice(-SHOWN)
        .toReversed()
        .map(
          ({ id, endpoint, isGone }) =>
            html`<li class="row">
              <span>${endpoint}</span>
              ${
                isGone
                  ? html`<span class="quiet">has ended</span>`
                  : html`<form method="post" action="${PAGE_ACTIONS}/end">
                      <button name="id" value="${id}">End it</button>
                    </form>`
              }
            </li>`
        )}
    </ul>
  </section>`
}
