import { html } from 'hono/html'
import { failuresSection } from '../../pages/failures.ts'
import { htmlDocument, buildPolicy, type Markup } from '../../pages/html-document.ts'
import { date, time } from '../../pages/elements.ts'
import { WORLD_STYLE } from '../../pages/world-style.ts'
import { PAGE_ACTIONS } from '../paths.ts'
import type { PaymentsSimulation } from '../simulation.ts'
import { subscriptions } from './subscriptions.ts'
import { DONE, FAILURE_TARGETS, SECTIONS, STEPS, type Done } from './view.ts'
import { webhooks } from './webhooks.ts'

const SHOWN_REQUESTS = 15

/** Allows its own style, and forms that return to the page. */
export const PAGE_POLICY = buildPolicy(WORLD_STYLE, `form-action 'self'`)

export interface PaymentsPage {
  readonly simulation: PaymentsSimulation
  /** What the last form did. */
  readonly done?: Done | undefined
  /** What was wrong with the last form. */
  readonly problem?: string | undefined
}

/** The page that shows and changes both vendors: plain forms, no script. */
export function paymentsPage({ simulation, done, problem }: PaymentsPage): Markup {
  return htmlDocument({
    style: WORLD_STYLE,
    title: 'Subscriptions · Payments simulator',
    content: html`
      <header>
        <p class="stamp">Payments simulator</p>
        <h1>Who pays what</h1>
        <p>
          This stands in for Stripe and PayPal. Nobody pays anything. To buy premium, go to the
          site; here you let cards be declined, periods pass and webhooks go astray.
        </p>
        <nav aria-label="Parts of this page">
          <a href="#${SECTIONS.clock}">Time</a>
          <a href="#${SECTIONS.subscriptions}">Subscriptions</a>
          <a href="#${SECTIONS.webhooks}">Webhooks</a>
          <a href="#${SECTIONS.failures}">Failures</a>
          <a href="#${SECTIONS.requests}">Requests</a>
          <a href="/">Look again</a>
        </nav>
        ${done ? html`<p class="done" role="status">${DONE[done]}</p>` : ''}
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
      </header>
      ${clock(simulation)} ${subscriptions(simulation)}
      ${webhooks(simulation.deliveries, simulation.webhooks.stripe)}
      ${failuresSection({
        id: SECTIONS.failures,
        faults: simulation.faults.list(),
        targets: FAILURE_TARGETS,
        action: `${PAGE_ACTIONS}/failures`,
        okText: 'Both vendors work normally.',
      })}
      ${requests(simulation)}
      <form method="post" action="${PAGE_ACTIONS}/reset" class="moves end">
        <button class="danger">Start over</button>
      </form>
    `,
  })
}

function clock({ now }: PaymentsSimulation): Markup {
  return html`<section id="${SECTIONS.clock}" aria-labelledby="clock-title">
    <h2 id="clock-title">Time</h2>
    <p>For the vendors it is ${date(now())}.</p>
    <form method="post" action="${PAGE_ACTIONS}/clock" class="moves">
      ${Object.entries(STEPS).map(
        ([name, { label }]) => html`<button name="step" value="${name}">${label} later</button>`
      )}
    </form>
  </section>`
}

function requests({ requests: log }: PaymentsSimulation): Markup {
  const last = log.list().slice(-SHOWN_REQUESTS).toReversed()
  return html`<section id="${SECTIONS.requests}" aria-labelledby="requests-title">
    <h2 id="requests-title">What the vendors were asked last</h2>
    ${last.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : ''}
    <ol class="log">
      ${last.map(
        ({ method, path, status, at }) =>
          html`<li>${time(at)} ${method} ${path} <b>${status || 'no answer'}</b></li>`
      )}
    </ol>
  </section>`
}
