import { PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { checkScreen, SCREEN_VARIANTS } from './support/visual-checks.ts'
import {
  cardFields,
  CARDS,
  failRenewal,
  holdWebhooksDuring,
  dropWebhooksDuring,
  revokePremium,
} from './support/payments.ts'
import {
  expectNoConsoleErrors,
  expectToast,
  signIn,
  waitForHydration,
  type Reader,
} from './support/reader.ts'
import { expect, test } from './support/test.ts'

const PREMIUM = '/premium'
const SUCCESS = '/premium?success=true'
const CHECKOUT = '/checkout'
const DECLINED = 'Your card was declined.'
/** Compares texts as they are rendered: with spaces between cells, and in capitals where they are shown so. */
const RENDERED = { useInnerText: true }

function plan(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true })
}

function payButton(page: Page, name: string, provider: 'Stripe' | 'PayPal') {
  return plan(page, name).getByRole('button', { name: `Pay with ${provider}` })
}

function buy(page: Page, name: string, provider: 'Stripe' | 'PayPal') {
  return payButton(page, name, provider).click()
}

/** Presses a button that looks disabled, so that it explains why. */
function tryToBuy(page: Page, name: string, provider: 'Stripe' | 'PayPal') {
  return payButton(page, name, provider).press('Enter')
}

async function untilAtCheckout(page: Page) {
  await page.waitForURL((url) => url.pathname === CHECKOUT && url.search === '')
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

/** What a page shows of premium while webhooks are pending, and afterwards, without being reloaded. */
async function expectConfirmation(reader: Reader, release: () => Promise<void>) {
  const { page } = reader
  await heading(page, 'Confirming your payment').waitFor()
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(SUCCESS)

  await release()
  await heading(page, "You're Premium!").waitFor()
  await page.getByText('Premium Status Active', { exact: true }).waitFor()
  await expectToast(reader, 'Payment Successful', 'Thank you for your purchase!')
  await expect(page.locator('iframe:visible')).toHaveCount(0)
}

test.describe('premium', () => {
  test('shows visitors the plans, and asks them to log in before they buy', async ({
    newReader,
  }) => {
    const visitor = await newReader()
    const { page } = visitor
    await visitor.open(PREMIUM)
    await page.getByText('You need to be logged in to purchase premium', { exact: true }).waitFor()

    const monthly = plan(page, 'Premium Monthly')
    await expect(monthly).toHaveText(/\$4\.99\s+per month/, RENDERED)
    const yearly = plan(page, 'Premium Yearly')
    await expect(yearly).toHaveText(/RECOMMENDED\s+\$49\.99\s+per year\s+Save 17%/, RENDERED)
    await expect(yearly.getByRole('listitem')).toHaveText([
      'Remove ads',
      'Priority support',
      'Custom premium badge',
      'Submit up to 10 bots',
      'Advanced bot analytics',
      '50% faster voting cooldown',
      '2 months free',
    ])
    await expect(monthly.getByRole('listitem')).toHaveCount(6)
    await tryToBuy(page, 'Premium Yearly', 'Stripe')
    await expectToast(visitor, 'Authentication Required', 'Please log in to purchase premium')
    expect(new URL(page.url()).pathname).toBe(PREMIUM)
    expectNoConsoleErrors(visitor)
  })

  test('is described without JavaScript too', async ({ newReader }) => {
    const { page } = await newReader({ script: false, language: 'ro' })
    await page.goto(PREMIUM)
    await plan(page, 'Premium anual').waitFor()
    await expect(plan(page, 'Premium lunar')).toHaveText(/4,99\s+USD\s+pe lună/, RENDERED)
  })

  test('is not sold to banned members', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.boris, PREMIUM)
    const { page } = reader
    const said = 'Your account is restricted, so you cannot buy premium.'
    await page.getByText(said, { exact: true }).waitFor()
    await tryToBuy(page, 'Premium Monthly', 'PayPal')
    await expectToast(reader, 'Error', said)
    expect(new URL(page.url()).pathname).toBe(PREMIUM)
    expectNoConsoleErrors(reader)
  })
})

/** Requests the member's premium, as the page does. */
const OWN_PREMIUM = '**/api/premium'
const PAYMENTS = '**/api/premium/transactions**'
const ALREADY = 'You already have premium, or a subscription that may still charge you.'

test.describe('buying premium', () => {
  test.afterEach(async ({ site }) => {
    await revokePremium(site, PEOPLE.vlad)
    await revokePremium(site, PEOPLE.carla)
  })

  test('by card: a declined card is reported, and a paid one gives premium within a second', async ({
    site,
    newMember,
  }) => {
    const vlad = await newMember(PEOPLE.vlad, PREMIUM)
    const { page } = vlad
    await buy(page, 'Premium Monthly', 'Stripe')
    await untilAtCheckout(page)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('secret')
    const order = page.getByRole('region', { name: 'Your order' })
    await expect(order).toHaveText(/Premium Monthly\s+\$4\.99\s+per month/, RENDERED)

    const card = cardFields(page)
    await card.fill(CARDS.declined)
    const payNow = page.getByRole('button', { name: 'Pay Now' })
    await payNow.click()
    await page.getByRole('alert').getByText(DECLINED).waitFor()
    await expectToast(vlad, 'Payment Failed', DECLINED)
    expect(new URL(page.url()).pathname).toBe(CHECKOUT)
    await expect(card.number).toHaveValue(CARDS.declined)

    await holdWebhooksDuring(site, page, async (release) => {
      await card.fill(CARDS.pays)
      await payNow.click()
      await expectConfirmation(vlad, release)
    })
    const subscription = page.getByRole('region', { name: 'Your subscription' })
    await expect(subscription).toHaveText(/Premium Monthly[^]+Stripe[^]+Next renewal/, RENDERED)
    const payments = page.getByRole('region', { name: 'Payments' })
    await expect(payments).toHaveText(/First payment[^]+\$4\.99[^]+Paid/, RENDERED)
    const receipt = payments.getByRole('link', { name: /^Receipt for / })
    expect((await page.request.get((await receipt.getAttribute('href'))!)).ok()).toBe(true)

    // A page that is opened again does not repeat the thanks.
    await page.reload()
    await heading(page, "You're Premium!").waitFor()
    await expect(page.getByText('Payment Successful')).toHaveCount(0)
    expectNoConsoleErrors(vlad)
  })

  test('by PayPal: approved there, it gives premium here', async ({ site, newMember }) => {
    const carla = await newMember(PEOPLE.carla, PREMIUM)
    const { page } = carla
    await buy(page, 'Premium Yearly', 'PayPal')
    await page.getByRole('button', { name: 'Cancel and return' }).click()
    await page.waitForURL((url) => url.pathname === PREMIUM)
    await waitForHydration(page)
    await page.getByText('You came back from PayPal without paying. Nothing was charged.').waitFor()
    await buy(page, 'Premium Yearly', 'PayPal')
    await holdWebhooksDuring(site, page, async (release) => {
      await page.getByRole('button', { name: 'Agree & Subscribe' }).click()
      await page.waitForURL((url) => url.pathname === PREMIUM)
      await expectConfirmation(carla, release)
    })
    const subscription = page.getByRole('region', { name: 'Your subscription' })
    await expect(subscription).toHaveText(/Premium Yearly[^]+PayPal[^]+Next renewal/, RENDERED)
    expectNoConsoleErrors(carla)
  })

  test('a second time, from an outdated page, is rejected', async ({ newMember }) => {
    const vlad = await newMember(PEOPLE.vlad, PREMIUM)
    const { page } = vlad
    const other = await vlad.context.newPage()
    await other.goto(PREMIUM)
    await plan(other, 'Premium Yearly').waitFor()
    // Delays the event that usually updates other tabs immediately.
    const slowly = Promise.withResolvers<void>()
    await other.route(OWN_PREMIUM, async (route) => {
      await slowly.promise
      await route.continue()
    })

    await buy(page, 'Premium Monthly', 'Stripe')
    await untilAtCheckout(page)
    await cardFields(page).fill(CARDS.pays)
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await heading(page, "You're Premium!").waitFor()

    await buy(other, 'Premium Yearly', 'PayPal')
    await expectToast({ ...vlad, page: other }, 'Error', ALREADY)
    slowly.resolve()
    await heading(other, "You're Premium!").waitFor()
    expect(new URL(other.url()).pathname).toBe(PREMIUM)
  })
})

test.describe('a subscription', () => {
  test('can be canceled at the end of the period and resumed, each after a confirmation', async ({
    newMember,
  }) => {
    const paula = await newMember(PEOPLE.paula, PREMIUM)
    const { page } = paula
    const subscription = page.getByRole('region', { name: 'Your subscription' })
    const renewal = await subscription.locator('time').innerText()

    const cancel = subscription.getByRole('button', { name: 'Cancel subscription' })
    await cancel.click()
    const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' })
    await question.getByText(renewal).waitFor()
    await question.getByRole('button', { name: 'Keep premium' }).click()
    await question.waitFor({ state: 'detached' })
    await cancel.click()
    await question.getByRole('button', { name: 'Cancel subscription' }).click()
    await expectToast(paula, 'Subscription canceled')
    await expect(subscription).toHaveText(/Ends[^]+Canceled\. You keep premium/, RENDERED)
    await heading(page, "You're Premium!").waitFor()

    await page.reload()
    await subscription.getByRole('button', { name: 'Resume subscription' }).click()
    await page
      .getByRole('alertdialog', { name: 'Resume your subscription?' })
      .getByRole('button', { name: 'Resume subscription' })
      .click()
    await expectToast(paula, 'Subscription resumed')
    await expect(subscription).toContainText(`Next renewal\n${renewal}`, RENDERED)
    expectNoConsoleErrors(paula)
  })
})

/** Starts to buy a month by card, until the provider accepts the payment. */
async function payByCard(page: Page) {
  await buy(page, 'Premium Monthly', 'Stripe')
  await untilAtCheckout(page)
  await cardFields(page).fill(CARDS.pays)
  await page.getByRole('button', { name: 'Pay Now' }).click()
}

test.describe('premium after trouble', () => {
  test.afterEach(({ site }) => revokePremium(site, PEOPLE.vlad))

  test("is granted although the provider's webhook is lost", async ({ site, newMember }) => {
    const vlad = await newMember(PEOPLE.vlad, PREMIUM)
    const { page } = vlad
    await dropWebhooksDuring(site, async () => {
      await payByCard(page)
      await heading(page, "You're Premium!").waitFor()
    })
    expect(new URL(page.url()).pathname).toBe(PREMIUM)
    await expectToast(vlad, 'Payment Successful', 'Thank you for your purchase!')
    expectNoConsoleErrors(vlad)
  })

  test('shows what may still be charged after a failed renewal, until it is canceled', async ({
    site,
    newMember,
  }) => {
    const vlad = await newMember(PEOPLE.vlad, PREMIUM)
    const { page } = vlad
    await payByCard(page)
    await heading(page, "You're Premium!").waitFor()
    await failRenewal(site, PEOPLE.vlad)
    await heading(page, "You don't have premium right now").waitFor()
    const subscription = page.getByRole('region', { name: 'Your subscription' })
    await expect(subscription).toHaveText(
      /Payment failed[^]+Premium Monthly[^]+Stripe[^]+Next charge\s+\$4\.99 on \w+/,
      RENDERED
    )
    await expect(page.getByRole('button', { name: /^Pay with/ })).toHaveCount(0)

    await subscription.getByRole('button', { name: 'Cancel subscription' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' })
    await question
      .getByText("Your subscription ends now, and you won't be charged again.")
      .waitFor()
    await question.getByRole('button', { name: 'Cancel subscription' }).click()
    await expectToast(vlad, 'Subscription canceled', "You won't be charged again.")
    await plan(page, 'Premium Monthly').waitFor()
    await page.getByText('Your last payment failed').waitFor()
    await expect(subscription).toHaveCount(0)

    const payments = Promise.withResolvers<void>()
    await page.route(PAYMENTS, async (route) => {
      await payments.promise
      await route.continue()
    })
    const premium = page.waitForResponse(OWN_PREMIUM)
    await page.reload()
    await (await premium).finished()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    )
    // The note appears together with the buttons. If it appeared later, it would move them while somebody taps.
    await expect(payButton(page, 'Premium Monthly', 'Stripe')).toHaveCount(0)
    payments.resolve()
    await payButton(page, 'Premium Monthly', 'Stripe').waitFor()
    await expect(page.getByText('Your last payment failed')).toBeVisible()
    expectNoConsoleErrors(vlad)
  })

  test('has no ads on the checkout and on the confirmation', async ({ site, newMember }) => {
    const vlad = await newMember(PEOPLE.vlad, PREMIUM)
    const { page } = vlad
    const ads = page.locator('iframe[src*="/ads/frame/"]')
    await page.getByRole('contentinfo').waitFor()
    await expect(ads).toHaveCount(0)
    await buy(page, 'Premium Monthly', 'Stripe')
    await untilAtCheckout(page)
    const card = cardFields(page)
    await card.number.waitFor()
    await expect(ads).toHaveCount(0)
    await holdWebhooksDuring(site, page, async (release) => {
      await card.fill(CARDS.pays)
      await page.getByRole('button', { name: 'Pay Now' }).click()
      await heading(page, 'Confirming your payment').waitFor()
      await expect(ads).toHaveCount(0)
      await release()
    })
  })
})

test.describe('the checkout', () => {
  test('redirects members without an open payment to the plans', async ({ newReader }) => {
    const visitor = await newReader()
    const { page } = visitor
    for (const path of [CHECKOUT, `${CHECKOUT}?client_secret=pi_1_secret_1`]) {
      await page.goto(path)
      await page.waitForURL((url) => url.pathname === PREMIUM && url.search === '')
    }
    await signIn(visitor, PEOPLE.vlad)
    await visitor.open(PREMIUM)
    await page.goto(CHECKOUT)
    await page.waitForURL((url) => url.pathname === PREMIUM)
    expect(await page.evaluate(() => 'Stripe' in window)).toBe(false)
    expectNoConsoleErrors(visitor)
  })

  test('reports that the payment is no longer open', async ({ newMember }) => {
    const vlad = await newMember(PEOPLE.vlad, PREMIUM)
    const { page } = vlad
    await page.goto(`${CHECKOUT}?client_secret=pi_none_secret_none`)
    await page.getByRole('heading', { name: 'This checkout has expired' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Back to Premium' }).last().click()
    await plan(page, 'Premium Monthly').waitFor()
    expect(new URL(page.url()).pathname).toBe(PREMIUM)
    expectNoConsoleErrors(vlad)
  })

  test('is a document of its own, whose policy allows only its provider', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, PREMIUM)
    await buy(page, 'Premium Monthly', 'Stripe')
    await untilAtCheckout(page)
    await cardFields(page).number.waitFor()
    await page.evaluate(() => Object.assign(window, { isCheckout: true }))

    await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Discover').click()
    await page.getByRole('list', { name: 'All Bots' }).waitFor()
    expect(await page.evaluate(() => 'isCheckout' in window || 'Stripe' in window)).toBe(false)
  })
})

test.describe('looks', () => {
  test.afterEach(({ site }) => revokePremium(site, PEOPLE.vlad))

  for (const { width, language, themes } of SCREEN_VARIANTS) {
    const isRomanian = language === 'ro'
    test(`of premium and the checkout (${width}, ${language})`, async ({ site, newMember }) => {
      const look = async (reader: Reader, name: string) =>
        expect(await checkScreen(reader, `premium-${name}-${language}`, themes)).toEqual([])
      const vlad = await newMember(PEOPLE.vlad, PREMIUM, { width, language })
      const { page } = vlad
      await page.getByRole('article').first().waitFor()
      await look(vlad, 'offer')
      const pay = isRomanian ? 'Plătește cu Stripe' : 'Pay with Stripe'
      await page.getByRole('article').last().getByRole('button', { name: pay }).click()
      await untilAtCheckout(page)
      const card = cardFields(page, language)
      await card.fill(CARDS.declined)
      const payNow = page.getByRole('button', { name: isRomanian ? 'Plătește acum' : 'Pay Now' })
      await payNow.click()
      await page.getByRole('alert').getByText(DECLINED).waitFor()
      await look(vlad, 'checkout')

      await holdWebhooksDuring(site, page, async (release) => {
        await card.fill(CARDS.pays)
        await payNow.click()
        const confirming = isRomanian ? 'Se confirmă plata' : 'Confirming your payment'
        await heading(page, confirming).waitFor()
        await look(vlad, 'confirming')
        await release()
      })
      await heading(page, isRomanian ? 'Ești Premium!' : "You're Premium!").waitFor()
      await page.getByRole('list').last().waitFor()
      await look(vlad, 'active')

      await failRenewal(site, PEOPLE.vlad)
      await heading(
        page,
        isRomanian ? 'Momentan nu ai premium' : "You don't have premium right now"
      ).waitFor()
      await look(vlad, 'unpaid')
    })
  }
})
