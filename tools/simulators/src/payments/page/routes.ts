import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { ownPageOnly } from '../../http/loopback.ts'
import { HTTP_UNPROCESSABLE_CONTENT } from '../../http/status.ts'
import { toFault } from '../../pages/failures.ts'
import { failureForm, toKeySchema, mendForm, number } from '../../pages/form-schemas.ts'
import { FormError, formActions, noSuchForm } from '../../pages/forms.ts'
import { CARDS, type Card } from '../cards.ts'
import type { PaymentsControl } from '../control.ts'
import { ORDERS } from '../deliveries.ts'
import { PAGE_ACTIONS } from '../paths.ts'
import type { PaymentsSimulation } from '../simulation.ts'
import { allSubscriptions } from '../subscriptions.ts'
import { PAGE_POLICY, paymentsPage, type PaymentsPage } from './page.ts'
import { addressAfter, DONE, FAILURE_TARGETS, STEPS, type Done, type Outcome } from './view.ts'
import { SECOND_MS } from '@botanica/demo-world'

const MOST_COPIES = 50
const MOST_DELAY_SECONDS = 600

const card = toKeySchema<Card>(CARDS)
const subscriptionForm = v.variant('act', [
  v.object({ act: v.literal('pay'), card }),
  v.object({ act: v.literal('approve') }),
  v.object({ act: v.literal('card'), card }),
  v.object({ act: v.literal('renew') }),
  v.object({ act: v.literal('refund') }),
  v.object({ act: v.literal('cancel') }),
])
const deliveryForm = v.object({
  fate: v.picklist(['sent', 'held', 'lost']),
  copies: number(1, MOST_COPIES),
  delaySeconds: number(0, MOST_DELAY_SECONDS),
})

/** The tester's page at the root, and its form actions, which call {@link PaymentsControl}. */
export function pageRoutes(simulation: PaymentsSimulation, control: PaymentsControl): Hono {
  const app = new Hono()
  const actions = new Hono()

  app.get('/', ownPageOnly, (c) => {
    const { done } = c.req.query()
    const known = done !== undefined && Object.hasOwn(DONE, done) ? (done as Done) : undefined
    return page(c, { done: known })
  })

  actions.use(ownPageOnly)
  const act = formActions<Outcome>({
    actions,
    after: (_, outcome) => addressAfter(outcome),
    renderError: (c, _, problem) => page(c, { problem }),
  })

  act('/clock', v.object({ step: toKeySchema<keyof typeof STEPS>(STEPS) }), ({ step }) => {
    control.advanceClock(STEPS[step].ms)
    return { done: 'moved', section: 'clock' }
  })
  act('/subscriptions/:id', subscriptionForm, (form, id) => {
    try {
      return { done: changeSubscription(form, id), section: 'subscriptions' }
    } catch (error) {
      // The page shows the vendor's errors (a second refund, an outdated page).
      throw new FormError((error as Error).message)
    }
  })
  act('/webhooks', deliveryForm, ({ fate, copies, delaySeconds }) => {
    const delayMs = delaySeconds * SECOND_MS
    control.webhooks.configure({ copies, delayMs, held: fate === 'held', lost: fate === 'lost' })
    return { done: 'delivery', section: 'webhooks' }
  })
  act('/webhooks/release', v.object({ order: v.picklist(ORDERS) }), ({ order }) => {
    // Not awaited: failures are retried for a while.
    void control.webhooks.release(order)
    return { done: 'released', section: 'webhooks' }
  })
  act('/webhooks/again', v.object({ id: v.string() }), async ({ id }) => {
    await control.webhooks.resend(id)
    return { done: 'again', section: 'webhooks' }
  })
  act('/failures', failureForm(FAILURE_TARGETS), ({ place, way, seconds, times }) => {
    control.addFault(toFault(FAILURE_TARGETS[place].prefix, way, seconds, times))
    return { done: 'failure', section: 'failures' }
  })
  act('/failures/mend', mendForm, ({ id }) => {
    control.removeFault(id)
    return { done: 'mended', section: 'failures' }
  })
  act('/reset', v.object({}), () => {
    control.reset()
    return { done: 'reset' }
  })

  function changeSubscription(form: v.InferOutput<typeof subscriptionForm>, id: string): Done {
    const subscription = allSubscriptions(simulation).find((one) => one.id === id)
    if (!subscription) throw new FormError('There is no such subscription.')
    switch (form.act) {
      case 'pay': {
        const declined = control.payWithCard(subscription.pendingPayment ?? '', form.card)
        if (declined !== undefined) throw new FormError(`The payment was declined: ${declined}`)
        return 'paid'
      }
      case 'approve':
        control.approve(subscription.pendingPayment ?? '')
        return 'approved'
      case 'card':
        control.setRenewals(id, form.card)
        return 'card'
      case 'renew':
        control.renew(id)
        return 'renewed'
      case 'refund':
        control.refund(id)
        return 'refunded'
      case 'cancel':
        control.cancel(id)
        return 'cancelled'
    }
  }

  function page(c: Context, { done, problem }: Omit<PaymentsPage, 'simulation'>) {
    c.header('Content-Security-Policy', PAGE_POLICY)
    c.header('Cache-Control', 'no-store')
    if (problem !== undefined) c.status(HTTP_UNPROCESSABLE_CONTENT)
    return c.html(paymentsPage({ simulation, done, problem }))
  }

  actions.all('*', noSuchForm)
  app.route(PAGE_ACTIONS, actions)
  return app
}
