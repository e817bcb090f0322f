import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { ownPageOnly } from '../../http/loopback.ts'
import { HTTP_NOT_FOUND, HTTP_SEE_OTHER } from '../../http/status.ts'
import { htmlDocument, buildPolicy } from '../../pages/html-document.ts'
import { WORLD_STYLE } from '../../pages/world-style.ts'
import { PLANS, decimal } from '../plans.ts'
import type { PaymentsSimulation } from '../simulation.ts'
import type { PaypalAccount } from './types.ts'

const EMAIL = 'payer@botanica.example'
const PER = { month: 'month', year: 'year' } as const

/** PayPal's page on which the payer approves a subscription, and returns to the product. */
export function approvalRoutes(simulation: PaymentsSimulation): Hono {
  const app = new Hono()
  app.use(ownPageOnly)

  const awaiting = (c: Context): PaypalAccount | undefined => {
    const account = simulation.paypal.withToken(c.req.query('ba_token') ?? '')
    return account?.subscription.status === 'APPROVAL_PENDING' ? account : undefined
  }

  app.get('/', (c) => {
    const account = awaiting(c)
    if (!account) return c.text('There is nothing to approve here any more.', HTTP_NOT_FOUND)
    c.header('Content-Security-Policy', policyFor(account))
    c.header('Cache-Control', 'no-store')
    return c.html(approvalPage(account))
  })

  app.post('/', async (c) => {
    const account = awaiting(c)
    if (!account) return c.text('There is nothing to approve here any more.', HTTP_NOT_FOUND)
    const { answer } = await c.req.parseBody()
    if (answer !== 'agree') return c.redirect(account.cancelUrl, HTTP_SEE_OTHER)
    simulation.paypal.approve(account, EMAIL)
    const back = new URL(account.returnUrl)
    back.searchParams.set('subscription_id', account.subscription.id)
    back.searchParams.set('ba_token', account.token)
    return c.redirect(back.href, HTTP_SEE_OTHER)
  })
  return app
}

/** Browsers check the redirect after a form against the policy too. */
function policyFor({ returnUrl, cancelUrl }: PaypalAccount): string {
  const targets = [returnUrl, cancelUrl].map((address) => new URL(address).origin)
  return buildPolicy(WORLD_STYLE, `form-action 'self' ${[...new Set(targets)].join(' ')}`)
}

function approvalPage({ subscription, token }: PaypalAccount) {
  const plan = PLANS.find(({ paypalPlanId }) => paypalPlanId === subscription.plan_id)!
  return htmlDocument({
    style: WORLD_STYLE,
    title: 'Approve the subscription · PayPal simulator',
    content: html`<header>
        <p class="stamp">PayPal simulator</p>
        <h1>${plan.name}</h1>
        <p>$${decimal(plan.amount)} per ${PER[plan.interval]}, until it is cancelled.</p>
        <p class="quiet">No money is paid here.</p>
      </header>
      <form
        method="post"
        action="/paypal/webapps/billing/subscriptions?ba_token=${token}"
        class="moves"
      >
        <button class="main" name="answer" value="agree">Agree &amp; Subscribe</button>
        <button name="answer" value="cancel">Cancel and return</button>
      </form>`,
  })
}
