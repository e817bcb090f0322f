import { Hono } from 'hono'
import { html } from 'hono/html'
import { htmlDocument, buildPolicy } from '../pages/html-document.ts'
import { date } from '../pages/elements.ts'
import { WORLD_STYLE } from '../pages/world-style.ts'
import { toMilliseconds } from './clock.ts'
import { decimal } from './plans.ts'
import type { PaymentsSimulation } from './simulation.ts'

/** The pages at Stripe's `hosted_invoice_url` and `receipt_url`. */
export function receiptRoutes(simulation: PaymentsSimulation): Hono {
  const app = new Hono()
  app.get('/:id', (c) => {
    const invoice = simulation.stripe.find('invoices', 'invoice', c.req.param('id'))
    c.header('Content-Security-Policy', buildPolicy(WORLD_STYLE))
    return c.html(
      htmlDocument({
        style: WORLD_STYLE,
        title: `Receipt ${invoice.number} · Stripe simulator`,
        content: html`<header>
          <p class="stamp">Stripe simulator</p>
          <h1>Receipt ${invoice.number}</h1>
          <p>${invoice.lines.data[0]?.description}</p>
          <p>
            $${decimal(invoice.amount_paid)} of $${decimal(invoice.amount_due)} paid ·
            ${invoice.status} · ${date(toMilliseconds(invoice.created))}
          </p>
        </header>`,
      })
    )
  })
  return app
}
