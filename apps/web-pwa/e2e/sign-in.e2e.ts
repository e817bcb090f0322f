import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { waitForOfflineSupport } from './support/offline.ts'
import { createDesktopClient } from './support/desktop.ts'
import { cardFields, CARDS } from './support/payments.ts'
import { expectNoConsoleErrors, signIn, waitForHydration, type Reader } from './support/reader.ts'
import { expect, test, type NewMember } from './support/test.ts'

/**
 * Navigations that leave the site and come back, or that carry a single-use code, in a browser whose service worker is in
 * control, as on every visit but the first.
 */

const VLAD = 'Vlad Visitor'
const REVIEWS = `/bot/${BOTS.brunoApproved}?tab=reviews`

async function expectControlled(page: Page) {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isControlled).toBe(true)
}

/** Opens a page as a member, with the service worker in control. */
async function newControlledMember(newMember: NewMember, personId: string, path: string) {
  const reader = await newMember(personId, path, { worker: true })
  await waitForOfflineSupport(reader)
  return reader
}

const account = ({ page }: Reader, name: string) =>
  page.getByRole('button', { name: `Account: ${name}` })

test.describe('With the service worker in control', () => {
  test('signing in uses its code once and returns to the page where it began', async ({
    site,
    newOfflineReader,
  }) => {
    const reader = await newOfflineReader(REVIEWS)
    const { page } = reader
    await page.getByRole('link', { name: 'Login to Review' }).click()
    await page.waitForURL(`${site.discordUrl}/**`)
    await page.getByRole('button', { name: VLAD }).click()
    await page.waitForURL(`**${REVIEWS}`)
    await account(reader, VLAD).waitFor()

    await expectControlled(page)
    const log = (await (await fetch(`${site.discordUrl}/control/requests`)).json()) as {
      path: string
    }[]
    expect(log.filter(({ path }) => path.endsWith('/oauth2/token'))).toHaveLength(1)
    expectNoConsoleErrors(reader)
  })

  test('signing out ends the session, and pages that require one redirect to Discord', async ({
    site,
    newMember,
  }) => {
    const reader = await newControlledMember(newMember, PEOPLE.vlad, '/discover')
    const { page } = reader
    await account(reader, VLAD).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)

    await page.goto('/add-bot')
    await page.waitForURL(`${site.discordUrl}/**`)
    await page.getByRole('button', { name: VLAD }).click()
    await page.waitForURL('**/add-bot')
    await account(reader, VLAD).waitFor()
    await expectControlled(page)
  })

  test('the link signs out without JavaScript', async ({ newMember }) => {
    const { page } = await newControlledMember(newMember, PEOPLE.vlad, '/discover')
    await page.goto('/api/logout')
    await page.waitForURL((url) => url.pathname === '/')
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })

  test('the checkout comes from the network with its own policy, and accepts a payment', async ({
    site,
    newMember,
  }) => {
    const reader = await newControlledMember(newMember, PEOPLE.nina, '/premium')
    const { page } = reader
    const checkout = page.waitForResponse((response) => {
      return new URL(response.url()).pathname === '/checkout'
    })
    await page
      .getByRole('article', { name: 'Premium Monthly', exact: true })
      .getByRole('button', { name: 'Pay with Stripe' })
      .click()
    expect((await checkout).headers()['content-security-policy']).toContain(site.paymentsUrl)
    await cardFields(page).fill(CARDS.pays)
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.getByRole('heading', { level: 1, name: "You're Premium!", exact: true }).waitFor()
    await expectControlled(page)
    expectNoConsoleErrors(reader)
  })

  test('the sign-in of the desktop client returns from Discord to its confirmation', async ({
    site,
    newOfflineReader,
  }) => {
    const { page } = await newOfflineReader('/')
    const client = await createDesktopClient(site.siteUrl, 'Greenhouse desk')
    await page.goto(client.path)
    await page.waitForURL((url) => url.origin === site.discordUrl)
    await page.getByRole('button', { name: 'Mihai Moderator' }).click()
    await page.getByText('Greenhouse desk').waitFor()
    await waitForHydration(page)
    await expectControlled(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Back at the desk' }).waitFor()
    const code = (await client.callbackParams).get('code')!
    expect((await client.redeem(code)).status).toBe(201)
    await client.close()
  })
})

test('a session that ends while a page loads leaves the login links visible', async ({
  newReader,
}) => {
  const reader = await newReader()
  const { page, context } = reader
  await signIn(reader, PEOPLE.vlad)
  const painted = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    painted.resolve()
    await ended.promise
    await route.continue()
  })
  await page.goto('/discover', { waitUntil: 'commit' })
  await painted.promise
  await page.locator('html[data-signed-in]').waitFor()
  await context.clearCookies()
  ended.resolve()
  await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
  expectNoConsoleErrors(reader)
})

test('a sign-in that fails on the server is not reported as an error of Discord', async ({
  newReader,
}) => {
  const { page, open } = await newReader()
  await open('/login?error=unavailable')
  const alert = page.getByRole('alert').filter({ hasText: 'Login Failed' })
  await expect(alert).toContainText("We can't sign you in right now.")
  await open('/login?error=discord')
  await expect(alert).toContainText("Discord didn't confirm who you are. Please try again.")
})
