import { withClient } from '@botanica/run/postgres'
import { expect, type Page } from '@playwright/test'
import { requestSimulator } from './simulators.ts'
import type { Site } from './site.ts'

/** Stripe's test card numbers that the simulator supports. */
export const CARDS = { pays: '4242424242424242', declined: '4000000000000002' } as const
const EXPIRY = '12 / 34'
const SECURITY_CODE = '123'
/** The labels of the simulator's card fields by language. */
const FIELDS = {
  en: { number: 'Card number', expiry: 'Expiration date', code: 'Security code' },
  ro: { number: 'Numărul cardului', expiry: 'Data expirării', code: 'Codul de securitate' },
} as const

function control({ paymentsUrl }: Site, method: string, path: string, body?: object) {
  return requestSimulator(paymentsUrl, method, path, body)
}

/**
 * Holds all webhooks and the page's own confirmation request while `work` runs, so that the server does not learn of the
 * payment. `release` delivers them, and resolves when all were answered.
 */
export async function holdWebhooksDuring(
  site: Site,
  page: Page,
  work: (release: () => Promise<void>) => Promise<void>
) {
  await control(site, 'PATCH', '/webhooks/settings', { held: true })
  const released = Promise.withResolvers<void>()
  await page.route('**/api/premium/confirm', async (route) => {
    await released.promise
    await route.continue()
  })
  const release = async () => {
    await control(site, 'PATCH', '/webhooks/settings', { held: false })
    await control(site, 'POST', '/webhooks/release', { order: 'as they happened' })
    released.resolve()
  }
  try {
    await work(release)
  } finally {
    await release()
  }
}

/** Drops all webhooks while `work` runs. */
export async function dropWebhooksDuring(site: Site, work: () => Promise<void>) {
  await control(site, 'PATCH', '/webhooks/settings', { lost: true })
  try {
    await work()
  } finally {
    await control(site, 'PATCH', '/webhooks/settings', { lost: false })
  }
}

/** Makes the next payment of a member's subscription fail, with all its webhooks. */
export async function failRenewal(site: Site, memberId: string) {
  const [id] = await withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT subscription_id AS id FROM premium_subscriptions
      WHERE user_id = $1 AND status = 'active'`,
      [memberId]
    )
    return rows.map((row) => row.id)
  })
  await control(site, 'PUT', `/subscriptions/${id}/renewals`, { card: 'declined' })
  await control(site, 'POST', `/subscriptions/${id}/renew`)
}

/** The card fields of the checkout, which are in the provider's frame. */
export function cardFields(page: Page, language: keyof typeof FIELDS = 'en') {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]')
  const { number, expiry, code } = FIELDS[language]
  return {
    number: frame.getByLabel(number),
    fill: async (card: string) => {
      await frame.getByLabel(number).fill(card)
      await frame.getByLabel(expiry).fill(EXPIRY)
      await frame.getByLabel(code).fill(SECURITY_CODE)
    },
  }
}

/** Refunds and ends a member's subscriptions, which restores the state of the demo world. */
export async function revokePremium(site: Site, memberId: string) {
  await withClient(site.databaseUrl, async (client) => {
    const bought = await client.query<{ id: string; status: string }>(
      `SELECT subscription_id AS id, status FROM premium_subscriptions
      WHERE user_id = $1 AND status IN ('pending', 'active', 'past_due')`,
      [memberId]
    )
    for (const { id, status } of bought.rows) {
      if (status === 'active') await control(site, 'POST', `/subscriptions/${id}/refund`, {})
      await control(site, 'DELETE', `/subscriptions/${id}`)
    }
    await expect
      .poll(async () => {
        const { rows } = await client.query(
          `SELECT 1 FROM users JOIN premium_subscriptions ON user_id = users.id
          WHERE users.id = $1 AND (users.is_premium OR status IN ('pending', 'active', 'past_due'))`,
          [memberId]
        )
        return rows.length
      })
      .toBe(0)
  })
}
