import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { usePayments } from '#tests/premium/support/payments'
import {
  A_PERIOD_MS,
  cellsOf,
  PREMIUM_STATES,
  runJobs,
  type Journey,
  type PremiumState,
} from '#tests/premium/support/states'

const DOCUMENT = new URL('../../../../docs/premium-states.md', import.meta.url)

interface ShownSubscription {
  status: string
  cancels: boolean
  isEnding: boolean
  canCancel: boolean
  canResume: boolean
  nextCharge: { at: string | null; amount: string; currency: string } | null
}

/** Converts a value to the table's wording. */
function toWording({ status, cancels, isEnding }: ShownSubscription): string {
  if (isEnding) return 'ending'
  return cancels ? 'cancelled' : status
}

function describeNextCharge(subscriptions: ShownSubscription[]): PremiumState['nextCharge'] {
  const charge = subscriptions[0]?.nextCharge
  if (!charge) return 'none'
  return charge.at === null ? 'not dated' : 'dated'
}

/** The last entry of the member's payment history. */
function findLastTransaction({ id }: { id: string }) {
  return db.from('premium_transactions').where('user_id', id).orderBy('id', 'desc').firstOrFail()
}

/** How often a member was charged. */
async function countPayments({ id }: { id: string }): Promise<number> {
  const paid = await db
    .from('premium_transactions')
    .where('user_id', id)
    .whereIn('type', ['subscription', 'renewal'])
    .whereIn('status', ['completed', 'refunded'])
  return paid.length
}

test.group('States of premium', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  const travel = async (state: PremiumState, vendor: Journey['vendor']) => {
    const member = await makeUser()
    const subscription = await state.reach({ api, payments, vendor, member })
    return { member, subscription, browser: await api.enter(member) }
  }

  /** Lets more than a period pass in which every payment succeeds, including early renewals. @returns how often the member was charged */
  const passPeriod = async (member: { id: string }, subscription: string) => {
    const before = await countPayments(member)
    const { control } = payments
    try {
      control.setRenewals(subscription, 'pays')
    } catch {
      // Nothing was paid yet, or it does not exist at the provider.
    }
    control.advanceClock(2 * A_PERIOD_MS)
    await payments.told()
    return (await countPayments(member)) - before
  }

  for (const state of PREMIUM_STATES) {
    for (const vendor of state.vendors) {
      const title = `${vendor}: ${state.name}`

      test(`${title}: is shown, and impossible changes are refused`, async ({ assert }) => {
        const { browser, member } = await travel(state, vendor)
        const { body } = await browser.get('/api/premium')
        const subscriptions = body.subscriptions as ShownSubscription[]
        assert.deepEqual(
          {
            premium: body.isPremium ? 'yes' : 'no',
            shown: subscriptions.map(toWording),
            nextCharge: describeNextCharge(subscriptions),
            cancel: subscriptions.some(({ canCancel }) => canCancel) ? 'yes' : 'no',
            resume: subscriptions.some(({ canResume }) => canResume) ? 'yes' : 'no',
            buy: body.canBuy ? 'yes' : 'no',
          },
          {
            premium: state.premium,
            shown: state.shown === 'nothing' ? [] : [state.shown],
            nextCharge: state.nextCharge,
            cancel: state.cancel,
            resume: state.resume,
            buy: state.buy,
          }
        )
        assert.equal(body.canCancel, state.cancel === 'yes')
        assert.equal(body.canResume, state.resume === 'yes')
        const amounts = subscriptions.map(({ nextCharge }) => nextCharge?.amount ?? '4.99')
        assert.isTrue(amounts.every((amount) => amount === '4.99'))

        const known = await db.from('premium_subscriptions').where('user_id', member.id)
        const refused = [
          ...(state.cancel === 'no' ? [await browser.send('POST', '/api/premium/cancel')] : []),
          ...(state.resume === 'no' ? [await browser.send('POST', '/api/premium/resume')] : []),
          ...(state.buy === 'no' ? [await payments.begin(browser, vendor, 'yearly')] : []),
        ]
        for (const answer of refused) {
          assert.deepEqual([answer.status, answer.body.code], [409, 'conflict'])
        }
        const after = await db.from('premium_subscriptions').where('user_id', member.id)
        assert.lengthOf(after, known.length)
      })

      test(`${title}: ${state.charged === 'yes' ? 'charged' : 'not charged'} again`, async ({
        assert,
      }) => {
        const { member, subscription } = await travel(state, vendor)
        await runJobs()
        await payments.told()
        const charges = await passPeriod(member, subscription)
        assert.equal(charges > 0 ? 'yes' : 'no', state.charged)
      })

      if (state.cancel === 'yes') {
        test(`${title}: canceled`, async ({ assert }) => {
          const { member, subscription, browser } = await travel(state, vendor)
          const { status, body, text } = await browser.send('POST', '/api/premium/cancel')
          assert.equal(status, 200, text)
          await payments.told()
          assert.isEmpty(
            (body.subscriptions as ShownSubscription[]).filter(({ canCancel }) => canCancel)
          )
          assert.equal(body.isPremium ? 'yes' : 'no', state.premium)
          assert.equal(body.canBuy, state.premium === 'no')
          const log = await db
            .from('admin_logs')
            .where({ admin_id: member.id, action: 'cancel_premium' })
            .orderBy('id', 'desc')
            .firstOrFail()
          assert.deepEqual(log.details, { provider: vendor, subscriptionId: subscription })
          assert.equal((await findLastTransaction(member)).type, 'cancellation')
          assert.equal(await passPeriod(member, subscription), 0)
          assert.equal((await browser.send('POST', '/api/premium/cancel')).status, 409)
        })
      }

      if (state.resume === 'yes') {
        test(`${title}: resumed`, async ({ assert }) => {
          const { browser, member } = await travel(state, vendor)
          const { status, body } = await browser.send('POST', '/api/premium/resume')
          assert.equal(status, 200)
          assert.include(body, { isPremium: true, canCancel: true, canResume: false })
          assert.equal((await findLastTransaction(member)).type, 'resumption')
        })
      }

      if (state.buy === 'yes') {
        test(`${title}: bought again`, async ({ assert }) => {
          const { member, subscription, browser } = await travel(state, vendor)
          const { status, text } = await payments.begin(browser, vendor, 'yearly')
          assert.equal(status, 200, text)
          await payments.told()
          // Only the new purchase is charged.
          assert.equal(await passPeriod(member, subscription), 0)
          await payments.buy(member, vendor, 'yearly')
          const { body } = await browser.get('/api/premium')
          assert.include(body, { isPremium: true, plan: 'yearly', canCancel: true })
          assert.lengthOf(body.subscriptions, 1)
        })
      }
    }
  }
})

test.group('docs/premium-states.md', () => {
  test('documents the tested states as they are tested', async ({ assert }) => {
    const lines = (await readFile(DOCUMENT, 'utf8')).split('\n')
    const rows = lines
      .filter((line) => line.startsWith('| '))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      )
    const [first] = PREMIUM_STATES
    const from = rows.findIndex(([name]) => name === first!.name)
    assert.deepEqual(rows.slice(from, from + PREMIUM_STATES.length), PREMIUM_STATES.map(cellsOf))
  })
})
