import { html } from 'hono/html'
import { failuresSection } from '../../pages/failures.ts'
import { htmlDocument, type Markup } from '../../pages/html-document.ts'
import { date, doneMessage, problemMessage, resetForm, time } from '../../pages/elements.ts'
import type { PageMessages } from '../../pages/page-routes.ts'
import { WORLD_STYLE } from '../../pages/world-style.ts'
import { PAGE_ACTIONS } from '../paths.ts'
import type { PaymentsSimulation } from '../simulation.ts'
import { subscriptions } from './subscriptions.ts'
import { FAILURE_TARGETS, SECTIONS, STEPS } from './view.ts'
import { webhooks } from './webhooks.ts'

const SHOWN_REQUESTS = 15

/** The page that shows and changes both vendors: plain forms, no script. */
export function paymentsPage(
  simulation: PaymentsSimulation,
  { done, problem }: PageMessages
): Markup {
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
        ${doneMessage(done)} ${problemMessage(problem)}
      </header>
      ${clock(simulation)} ${subscriptions(simulation)}
      ${webhooks(simulation.deliveries, simulation.webhooks.stripe)}
      ${failuresSection({
        id: SECTIONS.failures,
        faults: simulation.faults.list(),
        targets: FAILURE_TARGETS,
        actions: PAGE_ACTIONS,
        okText: 'Both vendors work normally.',
      })}
      ${requests(simulation)} ${resetForm(PAGE_ACTIONS)}
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
