import type { Hono } from 'hono'
import * as v from 'valibot'
import { toKeySchema, number } from '../../pages/form-schemas.ts'
import { FormError } from '../../pages/forms.ts'
import { createPageRoutes } from '../../pages/page-routes.ts'
import { CARDS, type Card } from '../cards.ts'
import type { PaymentsControl } from '../control.ts'
import { ORDERS } from '../deliveries.ts'
import { PAGE_ACTIONS } from '../paths.ts'
import type { PaymentsSimulation } from '../simulation.ts'
import { allSubscriptions } from '../subscriptions.ts'
import { paymentsPage } from './page.ts'
import { DONE, FAILURE_TARGETS, getUrlAfter, STEPS, type Done } from './view.ts'
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
  return createPageRoutes<Done>({
    control,
    render: (messages) => paymentsPage(simulation, messages),
    actionsPath: PAGE_ACTIONS,
    failureTargets: FAILURE_TARGETS,
    done: DONE,
    getUrlAfter,
    addActions(act) {
      act('/clock', v.object({ step: toKeySchema<keyof typeof STEPS>(STEPS) }), ({ step }) => {
        control.advanceClock(STEPS[step].ms)
        return 'moved'
      })
      act('/subscriptions/:id', subscriptionForm, (form, id) => {
        try {
          return changeSubscription(form, id)
        } catch (error) {
          // The page shows the vendor's errors (a second refund, an outdated page).
          throw new FormError((error as Error).message)
        }
      })
      act('/webhooks', deliveryForm, ({ fate, copies, delaySeconds }) => {
        const delayMs = delaySeconds * SECOND_MS
        control.webhooks.configure({
          copies,
          delayMs,
          held: fate === 'held',
          lost: fate === 'lost',
        })
        return 'delivery'
      })
      act('/webhooks/release', v.object({ order: v.picklist(ORDERS) }), ({ order }) => {
        // Not awaited: failures are retried for a while.
        void control.webhooks.release(order)
        return 'released'
      })
      act('/webhooks/again', v.object({ id: v.string() }), async ({ id }) => {
        await control.webhooks.resend(id)
        return 'again' as const
      })
    },
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
}
