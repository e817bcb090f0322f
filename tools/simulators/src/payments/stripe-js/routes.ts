import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { BASE_STYLE } from '../../pages/base-style.ts'
import { htmlDocument, buildPolicy, scriptPolicy } from '../../pages/html-document.ts'
import { TEST_NUMBERS } from '../cards.ts'
import type { PaymentsSimulation } from '../simulation.ts'

const SCRIPT = readFileSync(new URL('./stand-in.js', import.meta.url), 'utf8')
const FRAME_SCRIPT = readFileSync(new URL('./frame-script.js', import.meta.url), 'utf8')

const FRAME_STYLE = `${BASE_STYLE}
body { background: transparent; }
main { padding: 4px; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
label { display: grid; gap: 0.25rem; min-width: 0; }
label:first-child, p { grid-column: 1 / -1; }
p { margin: 0; color: var(--muted); font-size: 0.875rem; }
input {
  min-height: 2.75rem;
  width: 100%;
  padding: 0 0.8rem;
  border: 1px solid var(--muted);
  border-radius: 0.6rem;
  background: var(--card);
  color: inherit;
  font: inherit;
}
form { color: var(--ink); }
.stripe { color-scheme: light; }
.night { color-scheme: dark; }
`
/** The product may embed the frame when it runs on this machine. */
const FRAME_POLICY = buildPolicy(
  FRAME_STYLE,
  scriptPolicy(FRAME_SCRIPT),
  `connect-src 'self'`,
  `form-action 'none'`,
  `frame-ancestors http://localhost:* http://127.0.0.1:*`
)

const LABELS = {
  en: {
    number: 'Card number',
    expiry: 'Expiration date',
    cvc: 'Security code',
    note: 'Payments simulator: no card is charged. 4242 4242 4242 4242 pays.',
  },
  ro: {
    number: 'Numărul cardului',
    expiry: 'Data expirării',
    cvc: 'Codul de securitate',
    note: 'Simulator de plăți: niciun card nu este taxat. 4242 4242 4242 4242 plătește.',
  },
} as const

const confirmation = v.object({ clientSecret: v.string(), number: v.string() })

const UNKNOWN_CARD = {
  type: 'card_error',
  code: 'incorrect_number',
  message: 'Your card number is incorrect.',
} as const

const NO_SUCH_INTENT = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent.',
} as const

/** The script that stands in for Stripe.js, the frame of its Payment Element, and the requests of that frame. */
export function stripeJsRoutes(simulation: PaymentsSimulation): Hono {
  const app = new Hono()

  app.get('/stripe.js', (c) =>
    c.body(SCRIPT, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  )

  app.get('/payment-element', (c) => {
    const { theme, locale } = c.req.query()
    const labels = locale === 'ro' ? LABELS.ro : LABELS.en
    c.header('Content-Security-Policy', FRAME_POLICY)
    return c.html(
      htmlDocument({
        style: FRAME_STYLE,
        script: FRAME_SCRIPT,
        title: 'Payment Element',
        content: html`<form class="${theme === 'night' ? 'night' : 'stripe'}" novalidate>
          <label
            >${labels.number}<input name="number" inputmode="numeric" autocomplete="cc-number"
          /></label>
          <label
            >${labels.expiry}<input
              name="expiry"
              inputmode="numeric"
              placeholder="MM / YY"
              autocomplete="cc-exp"
          /></label>
          <label>${labels.cvc}<input name="cvc" inputmode="numeric" autocomplete="cc-csc" /></label>
          <p>${labels.note}</p>
        </form>`,
      })
    )
  })

  // Requested by the script itself, from the product's page.
  app.get('/intents', (c) => {
    c.header('Access-Control-Allow-Origin', '*')
    const secret = c.req.query('client_secret') ?? ''
    try {
      const { id, status, amount, currency } = simulation.stripe.intentWith(secret)
      const object = 'payment_intent'
      return c.json({ paymentIntent: { id, object, status, amount, currency } })
    } catch {
      return c.json({ error: NO_SUCH_INTENT })
    }
  })

  app.post('/confirm', async (c) => {
    const parsed = v.safeParse(confirmation, await c.req.json().catch(() => undefined))
    if (!parsed.success) return c.json({ error: { type: 'invalid_request_error' } }, 400)
    const { clientSecret, number } = parsed.output
    const card = TEST_NUMBERS[number]
    if (!card) return c.json({ error: UNKNOWN_CARD })
    const { stripe } = simulation
    const decline = stripe.confirm(clientSecret, card)
    const { id, status } = stripe.intentWith(clientSecret)
    const paymentIntent = { id, object: 'payment_intent', status, client_secret: clientSecret }
    if (!decline) return c.json({ paymentIntent })
    const { code, declineCode, message } = decline
    const error = { type: 'card_error', code, decline_code: declineCode, message }
    return c.json({ error: { ...error, payment_intent: paymentIntent } })
  })
  return app
}
