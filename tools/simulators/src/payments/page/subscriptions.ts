import { html } from 'hono/html'
import type { Markup } from '../../pages/html-document.ts'
import { toChoices, date, select } from '../../pages/elements.ts'
import { PAGE_ACTIONS } from '../paths.ts'
import type { PaymentsSimulation } from '../simulation.ts'
import { allSubscriptions, CARD_LABELS, type SubscriptionSummary } from '../subscriptions.ts'
import { SECTIONS } from './view.ts'

const SHOWN = 40

/** The subscriptions, and what a tester may do with them. */
export function subscriptions(simulation: PaymentsSimulation): Markup {
  const all = allSubscriptions(simulation)
  return html`<section id="${SECTIONS.subscriptions}" aria-labelledby="subscriptions-title">
    <h2 id="subscriptions-title">Subscriptions (${all.length})</h2>
    <ul class="rows">
      ${all.slice(0, SHOWN).map(row)}
    </ul>
  </section>`
}

function row(subscription: SubscriptionSummary): Markup {
  const { id, vendor, plan, payer, status, cancels, periodEnd } = subscription
  return html`<li class="row">
    <span class="who"
      ><b>${payer}</b>
      <span>${plan} · ${vendor === 'stripe' ? 'Stripe' : 'PayPal'} · ${status}</span>
      <span class="quiet"
        >${id}
        ${periodEnd === null ? '' : html`· ${cancels ? 'ends' : 'next payment'} ${date(periodEnd)}`}</span
      >
    </span>
    <form
      method="post"
      action="${PAGE_ACTIONS}/subscriptions/${id}"
      class="moves"
      aria-label="${payer}, ${plan}"
    >
      ${actions(subscription)}
    </form>
  </li>`
}

function actions({
  vendor,
  pendingPayment,
  isRunning,
  paid,
  status,
  card,
}: SubscriptionSummary): Markup {
  const cards = toChoices(CARD_LABELS)
  if (pendingPayment !== null) {
    return vendor === 'paypal'
      ? html`<button class="main" name="act" value="approve">Approve as the payer</button>`
      : html`${select('card', 'The card', cards)}
          <button class="main" name="act" value="pay">Pay as the payer</button>`
  }
  if (!isRunning && !paid) return html``
  const renews = status === 'active' || status === 'ACTIVE' || status === 'past_due'
  return html`${
    isRunning
      ? html`${select('card', 'The next time the card', cards, card)}
          <button name="act" value="card">Let it be so</button>`
      : ''
  }
  ${renews ? html`<button name="act" value="renew">Ask for the next period</button>` : ''}
  ${paid ? html`<button name="act" value="refund">Refund the last payment</button>` : ''}
  ${isRunning ? html`<button class="danger" name="act" value="cancel">Cancel at once</button>` : ''}`
}
