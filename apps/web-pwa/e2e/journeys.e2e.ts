import { BOTS } from '@botanica/demo-world'
import {
  expectNoConsoleErrors,
  getSearchBoxes,
  waitForHydration,
  WIDTHS,
} from './support/reader.ts'
import { expect, test } from './support/test.ts'

const VLAD = 'Vlad Visitor'

/** The bots that a list of the home page shows. */
const SHOWN = 8
/** Compares texts as `allInnerTexts` reads them. */
const RENDERED = { useInnerText: true }

const UNAUTHORIZED_MESSAGE = /the server responded with a status of 401/

test.describe('A visitor', () => {
  test('searches, opens a bot, changes language and theme, signs in and out', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/')

    await getSearchBoxes(page).fill('musci')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/discover?search=musci')
    await page.getByRole('heading', { name: 'Search results for "musci"' }).waitFor()
    const first = page
      .getByRole('list', { name: 'Search results for "musci"' })
      .getByRole('article')
      .first()
    const name = await first.getByRole('heading').innerText()

    await first.getByRole('link', { name: `View ${name}` }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect(page).toHaveTitle(`${name} · Botanica`)

    await page.getByRole('button', { name: 'Română' }).click()
    await page.getByRole('tab', { name: 'Recenzii' }).waitFor()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('tab', { name: 'Recenzii' }).waitFor()
    await page.getByRole('button', { name: 'English' }).click()

    await page.getByRole('button', { name: /^Theme/ }).click()
    await page.getByRole('menuitemradio', { name: 'Night' }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    const botAddress = page.url()
    await page.getByRole('link', { name: 'Login with Discord' }).click()
    await page.waitForURL(`${site.discordUrl}/**`)
    await page.getByRole('button', { name: VLAD }).click()
    await page.waitForURL(botAddress)
    const account = page.getByRole('button', { name: `Account: ${VLAD}` })
    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('link', { name: 'Login with Discord' }).waitFor()
    await expect(account).toHaveCount(0)
    // Requests that the page sends as a member after the end of the session fail, and the console reports them.
    expect(reader.consoleErrors.filter((text) => !UNAUTHORIZED_MESSAGE.test(text))).toEqual([])
  })

  test('is asked to log in on a click on Vote', async ({ newReader }) => {
    const reader = await newReader()
    await reader.open(`/bot/${BOTS.brunoApproved}`)

    // The button is marked as disabled and still explains why.
    await reader.page.getByRole('button', { name: 'Vote' }).first().click({ force: true })

    await reader.page.getByText('Please log in to vote for this bot.').waitFor()
    await expect(reader.page.getByText('Login Required')).toBeVisible()
    expectNoConsoleErrors(reader)
  })

  test('reads the reviews by a link, and sees a login link in place of the form', async ({
    newReader,
  }) => {
    const reader = await newReader()
    await reader.open(`/bot/${BOTS.brunoApproved}?tab=reviews`)
    const { page } = reader

    await page.getByRole('heading', { name: /^User Reviews \(\d+\)$/ }).waitFor()
    await page.getByText('You need to be logged in to leave a review.').waitFor()
    const login = page.getByRole('link', { name: 'Login to Review' })

    await expect(login).toHaveAttribute(
      'href',
      `/api/login?${new URLSearchParams({ return: `/bot/${BOTS.brunoApproved}?tab=reviews` })}`
    )
    expectNoConsoleErrors(reader)
  })

  for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
    test(`opens a suggestion, with and without a connection, at ${width} px`, async ({
      newOfflineReader,
    }) => {
      const reader = await newOfflineReader('/', { width, language: 'ro' })
      const { page, context } = reader
      await getSearchBoxes(page).fill('orcahr')
      const option = page.getByRole('option', { name: 'Orchard' })
      await expect(option.locator('mark')).toHaveText('Orchar')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Orchard' }).waitFor()
      const announcement = (title: string) => page.getByRole('status').filter({ hasText: title })
      await expect(announcement('Orchard')).toBeAttached()
      const home = announcement('Boți Discord, verificați')
      await expect(home).toHaveCount(0)

      await page.goBack()
      // `goBack` ends before the page has changed. Until then the search box is the header's, which disappears; and the
      // page takes the focus before it announces its title.
      await expect(home).toBeAttached()
      await context.setOffline(true)
      await getSearchBoxes(page).fill('muzi')
      await expect(page.getByRole('group', { name: 'Categorii' }).getByRole('option')).toHaveText(
        'Muzică'
      )
      await page.getByRole('option', { name: 'Muzică la Foc Mic' }).waitFor()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
    })
  }

  test('gets no results for a blank search', async ({ newReader }) => {
    const reader = await newReader()
    await reader.open('/')

    const { page } = reader
    await getSearchBoxes(page).fill('   ')
    await page.keyboard.press('Enter')

    // A search for blanks would be a page of the history, before that of the next search.
    await getSearchBoxes(page).fill('music')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/discover?search=music')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('returns to the previous scroll position of a long list', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/discover')
    await page.getByRole('button', { name: 'Load more bots' }).click()
    const card = page.getByRole('link', { name: /^View / }).nth(40)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(1_000)

    await card.click()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await card.waitFor()

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)
    await page.goForward()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    expectNoConsoleErrors(reader)
  })

  test('changes the sort order of the home page, which the URL contains', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/')
    const names = page.getByRole('list', { name: 'Popular Bots' }).getByRole('heading')
    await expect(names).toHaveCount(SHOWN)
    const popular = await names.allInnerTexts()

    await page.getByRole('combobox', { name: 'Sort by' }).click()
    await page.getByRole('option', { name: 'Newest' }).click()
    await page.waitForURL('**/?sort=newest')
    // The URL changes first, then placeholders replace the list.
    await expect(names).not.toHaveText(popular, RENDERED)
    await expect(names).toHaveCount(SHOWN)
    const newest = await names.allInnerTexts()
    await page.reload()

    await expect(names).toHaveText(newest, RENDERED)
    await reader.open('/')
    await expect(names).toHaveText(popular, RENDERED)
    expectNoConsoleErrors(reader)
  })

  test('finds the search box in the header after scrolling past the hero, and by the slash key', async ({
    newReader,
  }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/')
    const boxes = getSearchBoxes(page)
    await expect(boxes).toHaveCount(1)

    await page.mouse.wheel(0, 2_000)
    await expect(boxes).toHaveCount(2)
    await page.keyboard.press('/')

    const inHeader = getSearchBoxes(page.getByRole('banner'))
    await expect(inHeader).toBeFocused()
    expectNoConsoleErrors(reader)
  })

  test('gets links to other pages on a page that does not exist', async ({ newReader }) => {
    const reader = await newReader()
    const response = await reader.page.goto('/no/such/page')

    expect(response!.status()).toBe(404)
    await reader.page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    const main = reader.page.getByRole('main')
    const listTargets = () =>
      main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await expect.poll(listTargets).toEqual(['/', '/discover', '/add-bot'])
  })

  test('learns that a bot does not exist', async ({ newReader }) => {
    const reader = await newReader()
    const response = await reader.page.goto('/bot/399999999999999999')

    expect(response!.status()).toBe(404)
    await reader.page
      .getByText("The bot you're looking for doesn't exist or may have been removed.")
      .waitFor()
    const home = reader.page.getByRole('link', { name: 'Return to Home' })
    await expect(home).toHaveAttribute('href', '/')
  })

  test('always sees Add and Vote on a phone while scrolling', async ({ newReader }) => {
    const reader = await newReader({ width: WIDTHS.phone })
    await reader.open(`/bot/${BOTS.brunoApproved}`)
    const { page } = reader

    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)

    await expect(page.getByRole('button', { name: 'Vote' }).last()).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Add to Server' }).last()).toBeInViewport()
  })
})

test.describe('The language of a link', () => {
  test('is used and remembered until the reader chooses another', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/?lang=ro')
    await page.getByRole('heading', { name: 'Boți populari' }).waitFor()

    await reader.open('/login')
    await page.getByRole('heading', { name: 'Bun venit la Botanica' }).waitFor()
    await reader.open('/?lang=ro')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Popular Bots' }).waitFor()
    await expect(page).toHaveURL((url) => url.search === '')
    await page.reload()
    await page.getByRole('heading', { name: 'Popular Bots' }).waitFor()
    expectNoConsoleErrors(reader)
  })

  test('is restored from local storage when the cookie is gone', async ({ newReader }) => {
    const reader = await newReader()
    await reader.open('/?lang=ro')
    await reader.context.clearCookies()

    await reader.page.goto('/')

    await reader.page.getByRole('heading', { name: 'Boți populari' }).waitFor()
    await expect(reader.page.locator('html')).toHaveAttribute('lang', 'ro')
  })
})

test.describe('An owner', () => {
  test('sees their bot under review, which nobody else does', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await page.goto(`/bot/${BOTS.brunoPending}`)
    await page.getByRole('heading', { name: 'Bot Not Found' }).waitFor()

    await page.getByRole('link', { name: 'Login with Discord' }).click()
    await page.getByRole('button', { name: 'Bruno Builder' }).click()

    await page.getByText('Bot Under Review').waitFor()
    const edit = page.getByRole('link', { name: 'Edit Bot' })
    await expect(edit).toHaveAttribute('href', `/bot-edit/${BOTS.brunoPending}`)
  })
})

test.describe('A staff member', () => {
  test('sees the Admin link and a badge beside the name', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/login')
    await page.getByRole('main').getByRole('link', { name: 'Login with Discord' }).click()
    await page.getByRole('button', { name: 'Mihai Moderator' }).click()

    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).waitFor()
    const account = page.getByRole('button', { name: 'Account: Mihai Moderator' })
    await expect(account.getByText('Moderator', { exact: true })).toHaveCount(1)
  })

  test('is redirected from the login page to the home page', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/login')
    await page.getByRole('main').getByRole('link', { name: 'Login with Discord' }).click()
    await page.getByRole('button', { name: VLAD }).click()
    await page.getByRole('button', { name: `Account: ${VLAD}` }).waitFor()

    await page.goto('/login')

    await page.waitForURL((url) => url.pathname === '/')
    expectNoConsoleErrors(reader)
  })
})
