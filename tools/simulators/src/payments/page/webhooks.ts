import { html } from 'hono/html'
import type { Markup } from '../../pages/html-document.ts'
import { select, time } from '../../pages/elements.ts'
import { ORDERS, type Deliveries, type Delivery } from '../deliveries.ts'
import { PAGE_ACTIONS } from '../paths.ts'
import { SECTIONS } from './view.ts'
import { SECOND_MS } from '@botanica/demo-world'

const SHOWN = 25

const FATES = {
  sent: 'what happens next is sent',
  held: 'what happens next is kept back',
  lost: 'what happens next is lost',
} as const

/** How webhooks are delivered, and the last deliveries. */
export function webhooks(deliveries: Deliveries, address: string | undefined): Markup {
  const { copies, delayMs, held, lost } = deliveries.settings()
  const all = deliveries.list()
  const waiting = all.filter(({ fate }) => fate === 'held').length
  const fates = Object.entries(FATES).map(([value, label]) => ({ value, label }))
  const orders = ORDERS.map((order) => ({ value: order, label: order }))
  return html`<section id="${SECTIONS.webhooks}" aria-labelledby="webhooks-title">
    <h2 id="webhooks-title">Webhooks</h2>
    <p class="quiet">
      ${address ? html`They are sent to ${address}.` : 'They are not sent anywhere.'}
    </p>
    <form method="post" action="${PAGE_ACTIONS}/webhooks" class="fields">
      ${select('fate', 'From now on', fates, lost ? 'lost' : held ? 'held' : 'sent')}
      <label
        ><span>How often each</span
        ><input type="number" name="copies" value="${copies}" min="1" max="50" required
      /></label>
      <label
        ><span>Seconds later</span
        ><input
          type="number"
          name="delaySeconds"
          value="${delayMs / SECOND_MS}"
          min="0"
          max="600"
          required
      /></label>
      <button class="main">Deliver so</button>
    </form>
    <form method="post" action="${PAGE_ACTIONS}/webhooks/release" class="fields">
      ${select('order', `Send the ${waiting} kept back`, orders)}
      <button>Send them</button>
    </form>
    <ul class="rows">
      ${all.slice(-SHOWN).toReversed().map(row)}
    </ul>
  </section>`
}

function row({ id, vendor, type, number, at, attempts, fate }: Delivery): Markup {
  const answers = attempts.map(({ status }) => status || 'no answer').join(', ')
  return html`<li class="row">
    <span
      >${number} · ${time(at)} <b>${type}</b>
      <span class="quiet"
        >${vendor} · ${fate === 'sent' ? answers || 'on its way' : fate}</span
      ></span
    >
    <form method="post" action="${PAGE_ACTIONS}/webhooks/again">
      <button name="id" value="${id}">Send again</button>
    </form>
  </li>`
}
