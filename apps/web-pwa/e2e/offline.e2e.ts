import { BOTS, MEMBERS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { fillRequiredFields, enterBotId, textbox } from './support/bot-form.ts'
import { createDiscordBot } from './support/discord.ts'
import { dumpStorage, openOffline, waitForOfflineSupport } from './support/offline.ts'
import {
  expectNoConsoleErrors,
  expectToast,
  getSearchBoxes,
  signIn,
  waitForHydration,
} from './support/reader.ts'
import { waitForNetworkIdle } from './support/network-idle.ts'
import { getReviewsPath } from './support/reviews.ts'
import { checkVisit, VISITS } from './support/visual-checks.ts'
import { expect, test } from './support/test.ts'

/** The browser's console message about requests without a connection. */
const NO_CONNECTION = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/

const DRAFT = 'A secret draft.'
/** Texts that would reveal that she has used this browser. */
const OF_VERA = [PEOPLE.vera, 'Vera Voter', DRAFT, 'signed_in=']

/** Returns which of those texts are in the data that the device stores. */
async function traces(page: Page, texts: string[]) {
  const kept = await dumpStorage(page)
  return texts.filter((text) => kept.includes(text))
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without a connection', () => {
  test('a page that was opened before opens, and shows its age', async ({ newOfflineReader }) => {
    const reader = await newOfflineReader(`/bot/${BOTS.brunoApproved}`)
    const { page } = reader
    const name = await heading(page).innerText()
    await page.getByRole('link', { name: 'Discover' }).first().click()
    await page.getByRole('heading', { name: 'All Bots' }).waitFor()

    await openOffline(reader, `/bot/${BOTS.brunoApproved}`)
    await expect(heading(page)).toHaveText(name)
    await page.getByText("You're offline. This page was saved earlier.").waitFor()
    await page.getByText(/^You can still search \d+ bots\.$/).waitFor()
    await page.getByText(/^Last updated: .+\.$/).waitFor()
  })

  test('the whole directory can be searched and filtered, and is fetched again afterwards', async ({
    newOfflineReader,
  }) => {
    const reader = await newOfflineReader('/')
    const { page, context } = reader
    await openOffline(reader, '/discover?search=jukebox')
    const cards = page.getByRole('list', { name: 'Search results for "jukebox"' })
    await cards.getByRole('heading', { name: 'Turntable' }).waitFor()

    // With a typo.
    await getSearchBoxes(page).fill('jukebx')
    await page.keyboard.press('Enter')
    const close = page.getByRole('list', { name: 'Search results for "jukebx"' })
    await close.getByRole('heading', { name: 'Turntable' }).waitFor()

    await getSearchBoxes(page).fill('no such word at all')
    await page.keyboard.press('Enter')
    await page.getByText('No bots found').first().waitFor()

    const asked = page.waitForResponse((answer) => answer.url().includes('/api/bots?'))
    await context.setOffline(false)
    expect((await asked).ok()).toBe(true)
  })

  test('a list continues from the offline catalog, and from the server afterwards', async ({
    newOfflineReader,
  }) => {
    const reader = await newOfflineReader('/discover')
    const { page, context } = reader
    const complaints: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/') && !answer.ok()) complaints.push(answer.url())
    })
    await page.getByText('24 bots shown').waitFor()
    await context.setOffline(true)
    await page.getByText("You're offline. This page was saved earlier.").waitFor()
    const more = page.getByRole('button', { name: 'Load more bots' })
    await more.click()
    await page.getByText('48 bots shown').waitFor()
    await more.click()
    await page.getByText('72 bots shown').waitFor()

    const asked = page.waitForResponse((answer) => answer.url().includes('/api/bots?'))
    await context.setOffline(false)
    await asked
    await waitForNetworkIdle(page)
    await more.click()
    await page.getByText('96 bots shown').waitFor()
    expect(complaints).toEqual([])
  })

  test('a page that was never opened says that it is not available offline', async ({
    newOfflineReader,
  }) => {
    const reader = await newOfflineReader('/')
    await openOffline(reader, `/bot/${BOTS.brunoCertified}`)
    await reader.page.getByRole('heading', { name: "You're offline" }).waitFor()
    await expect(reader.page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('pages that need a connection say so, in both languages', async ({ newOfflineReader }) => {
    const reader = await newOfflineReader('/')
    const { page, context } = reader
    for (const path of ['/add-bot', `/bot-edit/${BOTS.brunoApproved}`, '/docs/api']) {
      await openOffline(reader, path)
      await page.getByRole('heading', { name: "You're offline" }).waitFor()
    }
    await openOffline(reader, '/login?return=%2Fdiscover')
    await page.getByText('You need a connection to sign in').waitFor()
    const login = page.getByRole('main').getByRole('link', { name: 'Login with Discord' })
    await expect(login).toHaveCount(0)
    await context.setOffline(false)
    await login.waitFor()

    const romanian = await newOfflineReader('/', { language: 'ro' })
    await openOffline(romanian, '/docs/api')
    await romanian.page.getByRole('heading', { name: 'Ești offline' }).waitFor()
    await openOffline(romanian, '/login')
    await romanian.page.getByText('Ca să te autentifici ai nevoie de conexiune').waitFor()
  })

  test('a member starts a form, and finds the draft when online again', async ({ newMember }) => {
    const reader = await newMember(MEMBERS.freya, '/discover', { worker: true })
    const { page, context } = reader
    await waitForOfflineSupport(reader)
    await openOffline(reader, '/add-bot')
    await textbox(page, 'Short Description').fill('Begun in a tunnel')
    await context.setOffline(false)
    await page.getByRole('button', { name: /^Account: / }).waitFor()
    await expect(textbox(page, 'Short Description')).toHaveValue('Begun in a tunnel')
    await page.reload()
    await expect(textbox(page, 'Short Description')).toHaveValue('Begun in a tunnel')
  })

  test('a review is queued, sent on request when the connection is back, and answered', async ({
    newReader,
  }) => {
    const path = getReviewsPath(BOTS.paulaSecond)
    const reader = await newReader({ worker: true })
    const { page, context } = reader
    await signIn(reader, MEMBERS.oleg)
    await reader.open(path)
    await waitForOfflineSupport(reader)
    const form = page.getByRole('form', { name: 'Leave a Review' })
    await form.getByRole('radio', { name: '4 stars' }).check()
    await form.getByRole('textbox').fill('Written in a tunnel.')
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Submit Review' }).click()
    await form.getByText(/^You're offline\./).waitFor()

    await context.setOffline(false)
    const notice = page.getByRole('listitem').filter({ hasText: "wasn't sent" })
    await notice.getByRole('button', { name: 'Send now' }).click()
    await page.getByText('Written in a tunnel.').first().waitFor()
    await notice.waitFor({ state: 'detached' })
    // The toast disappears on the click; the queued review once the server has it.
    await expect.poll(() => traces(page, ['unsent'])).toEqual([])
  })

  test('a review that one member could not send is not shown to others, and stays queued', async ({
    newReader,
  }) => {
    const reader = await newReader({ worker: true })
    const { page, context } = reader
    await signIn(reader, MEMBERS.oleg)
    await reader.open(getReviewsPath(BOTS.paulaFirst))
    await waitForOfflineSupport(reader)
    const form = page.getByRole('form', { name: 'Leave a Review' })
    await form.getByRole('radio', { name: '4 stars' }).check()
    await form.getByRole('textbox').fill(DRAFT)
    await context.setOffline(true)
    const submit = form.getByRole('button', { name: 'Submit Review' })
    await submit.click()
    await expectToast(reader, 'Saved on this device')
    for (let press = 0; press < 2; press++) {
      await submit.click()
      await form.getByText(/^You're offline\. Your review is saved on this device\./).waitFor()
    }
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('unsent')!).length)).toBe(1)
    await page.close()

    // The session expires, and somebody else signs in.
    await context.setOffline(false)
    await context.clearCookies()
    const second = { ...reader, page: await context.newPage() }
    const notice = second.page.getByRole('listitem').filter({ hasText: "wasn't sent" })
    await signIn(second, MEMBERS.freya)
    await second.page.goto(getReviewsPath(BOTS.paulaFirst))
    await waitForOfflineSupport(second)
    const box = second.page.getByRole('form', { name: 'Leave a Review' }).getByRole('textbox')
    await expect(box).toHaveValue('')
    await expect(notice).toHaveCount(0)
    await second.page.getByRole('button', { name: /^Account/ }).click()
    await second.page.getByRole('menuitem', { name: 'Logout' }).click()
    await second.page.waitForURL('/')
    await waitForHydration(second.page)
    expect(await traces(second.page, [DRAFT, MEMBERS.freya])).toEqual([DRAFT])

    await signIn(second, MEMBERS.oleg)
    await second.page.goto(getReviewsPath(BOTS.paulaFirst))
    await waitForOfflineSupport(second)
    await expect(box).toHaveValue(DRAFT)
    await notice.getByRole('button', { name: 'Discard' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(await traces(second.page, [DRAFT])).toEqual([])
  })

  test("signing out deletes the member's data, and ends the session when online again", async ({
    newReader,
  }) => {
    const path = getReviewsPath(BOTS.brunoApproved)
    const reader = await newReader({ worker: true })
    const { page, context } = reader
    await signIn(reader, PEOPLE.vera)
    await reader.open(path)
    await waitForOfflineSupport(reader)
    const form = page.getByRole('form', { name: 'Leave a Review' })
    await form.getByRole('textbox').fill(DRAFT)
    expect(await dumpStorage(page)).toContain(DRAFT)

    await openOffline(reader, '/discover')
    await page.getByText("Sign-in isn't available offline.").waitFor()
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByText(/^You're signed out on this device\./).waitFor()
    expect(await traces(page, [...OF_VERA, 'query-'])).toEqual([])

    // The browser reports that it is online before the first request succeeds.
    await page.route('**/api/logout?session=*', (route) => route.abort(), { times: 1 })
    const ended = page.waitForResponse((answer) => answer.url().includes('/api/logout?session='))
    await context.setOffline(false)
    await ended
    await expect
      .poll(() => page.evaluate(async () => (await fetch('/api/auth/user')).status))
      .toBe(401)
    expect(await dumpStorage(page)).not.toContain('session-to-end')
  })

  test('a bot whose tab was closed is submitted on request, and the response is shown', async ({
    site,
    newReader,
  }) => {
    const id = await createDiscordBot(site, 'Tunnelbird')
    const reader = await newReader({ worker: true })
    const { page, context } = reader
    await signIn(reader, MEMBERS.freya)
    await reader.open('/add-bot')
    await waitForOfflineSupport(reader)
    await enterBotId(page, id, 'Tunnelbird')
    await fillRequiredFields(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Submit Bot' }).click()
    await page
      .getByText(/^You're offline\. Your bot is saved on this device\./)
      .first()
      .waitFor()
    await page.close()

    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto('/')
    await waitForHydration(later)
    await later.mouse.move(1, 1)
    const notice = later.getByRole('listitem').filter({ hasText: "Your bot wasn't submitted" })
    await notice.getByRole('button', { name: 'Send now' }).click()
    await later.waitForURL(`**/bot/${id}`)
    await expectToast({ ...reader, page: later }, 'Bot Submitted for Review')
    await notice.waitFor({ state: 'detached' })
    expect(await traces(later, ['unsent', 'Tunnelbird'])).toEqual([])
  })

  test('voting requires a connection and changes nothing without one', async ({ newReader }) => {
    const reader = await newReader({ worker: true })
    const { page, context } = reader
    await signIn(reader, PEOPLE.mihai)
    await reader.open(getReviewsPath(BOTS.brunoCertified))
    await waitForOfflineSupport(reader)
    const vote = page.getByRole('complementary').getByRole('button', { name: 'Vote', exact: true })
    await vote.waitFor()
    const likes = page
      .getByRole('article')
      .getByRole('button', { name: /^Helpful/ })
      .first()
    const before = (await likes.getAttribute('aria-pressed'))!
    await context.setOffline(true)
    await vote.click()
    await expectToast(reader, 'Error', "You're offline. Failed to vote for bot. Please try again.")
    await expect(vote).toBeEnabled()
    await likes.click()
    await expect(likes).toHaveAttribute('aria-pressed', before)
  })

  test('signing out in one tab also signs out the other, and no data of the member remains', async ({
    newReader,
  }) => {
    const reader = await newReader({ worker: true })
    const { page, context } = reader
    await signIn(reader, PEOPLE.vera)
    await reader.open('/profile')
    await waitForOfflineSupport(reader)
    const second = await context.newPage()
    await second.goto(getReviewsPath(BOTS.brunoApproved))
    await waitForHydration(second)
    await second.mouse.move(1, 1)
    await second.locator('[data-freshness]').waitFor({ state: 'attached' })
    const form = second.getByRole('form', { name: 'Leave a Review' })
    await form.getByRole('textbox').fill(DRAFT)

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL('/')
    await second.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
    await waitForHydration(second)
    await expect(form.getByRole('textbox')).toHaveValue('')
    for (const tab of [page, second]) {
      expect(await traces(tab, [...OF_VERA, '"catalogue"'])).toEqual(['"catalogue"'])
    }
    expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  })

  for (const visit of VISITS) {
    const { width, language } = visit
    test(`it looks right, ${width} px, ${language}`, async ({ newOfflineReader }) => {
      const reader = await newOfflineReader('/', { width, language })
      await openOffline(reader, '/discover?search=jukebox')
      await reader.page.getByRole('list').getByRole('heading').first().waitFor()
      const findings = await checkVisit(reader, 'offline', visit)
      expect(findings.filter((finding) => !NO_CONNECTION.test(finding))).toEqual([])
    })
  }
})

test.describe('with a connection', () => {
  test('the service worker installs without errors, and pages come from the network', async ({
    newOfflineReader,
  }) => {
    const reader = await newOfflineReader('/')
    const { page } = reader
    const answer = await page.goto('/discover')
    await waitForHydration(page)
    expect(answer!.status()).toBe(200)
    // The document does not change, and the matchers for texts read nothing in a script.
    expect(await page.locator('#page-state').textContent()).not.toContain('"isShell"')
    expectNoConsoleErrors(reader)
  })
})
