import { BOTS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Locator, Page } from '@playwright/test'
import { locateDetails, makePending } from './support/pending.ts'
import { expectNoConsoleErrors, expectToast, waitForLiveStream } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

/** Sets the language in which a member last signed in. */
async function setLanguage(site: Site, memberId: string, language: 'ro') {
  await withClient(site.databaseUrl, async (client) => {
    await client.query('UPDATE users SET language = $2 WHERE id = $1', [memberId, language])
  })
}

async function readStatus(site: Site, discordBotId: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ status: string; reason: string | null }>(
      'SELECT approval_status AS status, approval_reason AS reason FROM bots WHERE discord_bot_id = $1',
      [discordBotId]
    )
    return rows[0]!
  })
}

/** The rows of a list. An open dialog hides them from roles. */
const ROW = '[data-row]'

async function choose(page: Page, name: string) {
  await page.getByRole('row', { name }).click()
  await locateDetails(page, name).waitFor()
}

/** Lists the decisions that are offered, without the shortcuts below them. */
const listDecisions = async (details: Locator) =>
  (await details.getByRole('button').allInnerTexts())
    .map((text) => text.split('\n')[0]!)
    .filter((name) => DECISIONS.has(name))

/* Some with the number of open ones. */
const COMMON_TABS = ['Pending Bots', /^Changes\d*$/, 'All Bots']
const REPORT_TABS = [/^Reports\d*$/, 'Removed Reviews']
const ANNOUNCER_TABS = ['Announcements', 'Admin Logs']
const DECISIONS = new Set([
  'Approve',
  'Reject',
  'Unreject',
  'Certify',
  'Uncertify',
  'Delete',
  'Edit',
])
/** In the order of `offered` below: pending, approved, certified, rejected; all are Bruno's. */
const EXAMPLES = ['Sundial', 'Hedgewarden', 'Starling', 'Coinwheel']

/** The badges, tabs and decisions of each role. */
const STAFF = [
  {
    name: 'olivia',
    badges: ['OWNER', 'FULL ACCESS'],
    tabs: [
      ...COMMON_TABS,
      'Certification Requests',
      'Support Requests',
      'Appeals',
      ...REPORT_TABS,
      'User Management',
      ...ANNOUNCER_TABS,
    ],
    offered: [
      ['Approve', 'Reject', 'Delete', 'Edit'],
      ['Reject', 'Certify', 'Delete', 'Edit'],
      ['Reject', 'Uncertify', 'Delete', 'Edit'],
      ['Unreject', 'Delete', 'Edit'],
    ],
  },
  {
    name: 'mihai',
    badges: ['MODERATOR'],
    tabs: [...COMMON_TABS, 'Certification Requests', 'Support Requests', 'Appeals', ...REPORT_TABS],
    offered: [
      ['Approve', 'Reject', 'Edit'],
      ['Reject', 'Certify', 'Edit'],
      ['Reject', 'Uncertify', 'Edit'],
      ['Edit'],
    ],
  },
  {
    name: 'rita',
    badges: ['REVIEWER'],
    tabs: [...COMMON_TABS, 'Appeals', ...REPORT_TABS],
    offered: [
      ['Approve', 'Reject', 'Edit'],
      ['Reject', 'Certify', 'Edit'],
      ['Reject', 'Uncertify', 'Edit'],
      ['Edit'],
    ],
  },
  {
    name: 'devon',
    badges: ['DEVELOPER COMMUNITY'],
    tabs: [...COMMON_TABS, 'Support Requests', 'Appeals', ...REPORT_TABS, ...ANNOUNCER_TABS],
    offered: [['Approve', 'Reject'], ['Reject'], ['Reject'], []],
  },
] as const

test.describe('The dashboard', () => {
  for (const { name, badges, tabs, offered } of STAFF) {
    test(`shows ${name} the badges, tabs and buttons of their role only`, async ({ newMember }) => {
      const { page } = await newMember(PEOPLE[name], '/admin')
      await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
      const roles = page.getByRole('list', { name: 'Your roles' })
      await expect(roles.getByRole('listitem')).toHaveText(badges, { useInnerText: true })
      await expect(page.getByRole('tab')).toHaveText(tabs)
      const speaks = tabs.some((tab) => tab === ANNOUNCER_TABS[0])
      await expect(page.getByRole('link', { name: 'Announcements' })).toHaveCount(speaks ? 1 : 0)

      await page.getByRole('tab', { name: 'All Bots' }).click()
      const search = page.getByRole('searchbox', { name: 'Search all bots' })
      for (const [index, bot] of EXAMPLES.entries()) {
        await search.fill(bot)
        await choose(page, bot)
        await expect
          .poll(() => listDecisions(locateDetails(page, bot)), bot)
          .toEqual(offered[index])
      }
    })
  }

  test('redirects visitors to the home page and rejects other members', async ({
    newReader,
    newMember,
  }) => {
    const visitor = await newReader()
    await visitor.page.goto('/admin')
    await visitor.page.waitForURL((url) => url.pathname === '/')

    const { page } = await newMember(PEOPLE.vlad, '/admin')
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await page.getByText("You don't have permission to access this page.").waitFor()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })

  test('works by keyboard: search, next, approve, reject', async ({ site, newMember }) => {
    await makePending(site, BOTS.brunoPending)
    const rita = await newMember(PEOPLE.rita, '/admin')
    const { page } = rita
    await page.getByRole('article').first().waitFor()

    await page.keyboard.press('?')
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await shortcuts.waitFor()
    await page.keyboard.press('Escape')
    await expect(shortcuts).toHaveCount(0)
    const selected = page.getByRole('row', { selected: true })
    const first = await selected.innerText()
    await page.keyboard.press('j')
    await expect(selected).not.toHaveText(first, { useInnerText: true })
    await page.keyboard.press('k')
    await expect(selected).toHaveText(first, { useInnerText: true })

    await page.keyboard.press('/')
    await page.keyboard.type('sundial')
    await expect(page.getByRole('row')).toHaveCount(2)
    await choose(page, 'Sundial')
    await page.keyboard.press('r')
    const question = page.getByRole('dialog', { name: 'Reject Sundial?' })
    await question.getByRole('textbox').waitFor()
    await expect(question.getByRole('button', { name: 'Reject' })).toBeDisabled()
    await page.keyboard.type('Its invitation does not work.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await question
      .getByRole('checkbox', { name: 'It explains how to begin', checked: true })
      .waitFor()
    await page.keyboard.press('Control+Enter')
    await expectToast(rita, 'Bot rejected')
    expect(await readStatus(site, BOTS.brunoPending)).toEqual({
      status: 'rejected',
      reason: 'Its invitation does not work.',
    })

    await makePending(site, BOTS.brunoPending)
    await page.goto('/admin?search=sundial')
    await choose(page, 'Sundial')
    await page.keyboard.press('a')
    await page.getByRole('dialog', { name: 'Approve Sundial?' }).getByRole('textbox').waitFor()
    await page.keyboard.press('Control+Enter')
    await expectToast(rita, 'Bot approved successfully')
    await page.getByText('No pending bots found.').waitFor()
    expect(await readStatus(site, BOTS.brunoPending)).toEqual({
      status: 'approved',
      reason: 'Bot meets platform standards',
    })

    // Four strokes: the letter, the digit of a saved reply, Control and Enter.
    await makePending(site, BOTS.brunoPending)
    await setLanguage(site, PEOPLE.bruno, 'ro')
    await page.goto('/admin?search=sundial')
    await choose(page, 'Sundial')
    await page.keyboard.press('r')
    await question.getByRole('button', { name: 'Bot is offline' }).waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await expectToast(rita, 'Bot rejected')
    const { reason } = await readStatus(site, BOTS.brunoPending)
    expect(reason).toMatch(/^Salut, Bruno Builder! Sundial era offline/)
    await makePending(site, BOTS.brunoPending)
    expectNoConsoleErrors(rita)
  })

  test('keeps the focus in the list after dialogs, decisions and searches', async ({
    newMember,
  }) => {
    const { page } = await newMember(PEOPLE.rita, '/admin')
    const selected = page.getByRole('row', { selected: true })
    await page.getByRole('article').first().waitFor()
    const first = await selected.innerText()
    await page.keyboard.press('j')
    await expect(selected).not.toHaveText(first, { useInnerText: true })
    await expect(selected).toBeFocused()
    const decided = await selected.innerText()
    // Keys decide once the details are there.
    await locateDetails(page, decided.split('\n')[0]!).waitFor()

    await page.keyboard.press('r')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(selected).toBeFocused()

    await page.keyboard.press('a')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator(ROW).allInnerTexts()).not.toContain(decided)
    await expect(selected).toBeFocused()

    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: 'Search pending bots' })
    await search.pressSequentially('x')
    await page.keyboard.press('Escape')
    await expect(search).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(selected).toBeFocused()
  })

  test('goes on with the next bot when live updates remove the decided one first', async ({
    site,
    newMember,
  }) => {
    const { page } = await newMember(PEOPLE.rita, '/admin')
    await waitForLiveStream(page)
    const rows = page.getByRole('row')
    await choose(page, 'Sundial')
    const names = (await rows.allInnerTexts()).map((row) => row.trim().split('\n')[0]!)
    const place = names.indexOf('Sundial')
    const next = names[place + 1] ?? names[place - 1]!
    await page.route('**/approve', async (route) => {
      const response = await route.fetch()
      await expect(page.locator(ROW, { hasText: 'Sundial' })).toHaveCount(0)
      await route.fulfill({ response })
    })

    await page.keyboard.press('a')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await locateDetails(page, next).waitFor()
    await expect(page.getByRole('row', { selected: true })).toBeFocused()
    await makePending(site, BOTS.brunoPending)
  })

  test('types into the palette immediately, and finds bots', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.rita, '/admin')
    const arrived = Promise.withResolvers<void>()
    await page.route('**/assets/palette-window-*.js', async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.getByRole('article').first().waitFor()
    await page.keyboard.press('Control+K')
    // `r` rejects and `a` approves while the palette is closed.
    await page.keyboard.type('star')
    arrived.resolve()
    const field = page.getByRole('combobox', { name: 'What do you want to do?' })
    await expect(field).toHaveValue('star')
    await expect(page.getByRole('dialog')).toHaveCount(1)

    await page.getByRole('option', { name: 'Starcatcher' }).waitFor()
    await page.keyboard.type('ling')
    // Bots that matched the earlier text disappear immediately, so that Enter cannot open one of them.
    await expect(page.getByRole('option', { name: 'Starcatcher' })).toHaveCount(0)
    await page.getByRole('option', { name: 'Starling' }).waitFor()
    await page.keyboard.press('Enter')
    await locateDetails(page, 'Starling').waitFor()
    await expect(page).toHaveURL(/tab=bots/)
  })

  test('does not let anybody decide on their own bot', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.rita, '/admin?search=papertrail')
    await choose(page, 'Papertrail')
    await locateDetails(page, 'Papertrail')
      .getByText('You own this bot, so another staff member must review it.')
      .waitFor()
    await expect.poll(() => listDecisions(locateDetails(page, 'Papertrail'))).toEqual(['Edit'])
    await page.keyboard.press('a')
    // Keys are handled in order, so anything that this key opens would appear after the dialog.
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('shows the slower of two staff members who decided first, and logs both', async ({
    site,
    newMember,
  }) => {
    await makePending(site, BOTS.brunoPending)
    const mihai = await newMember(PEOPLE.mihai, '/admin?search=sundial')
    const rita = await newMember(PEOPLE.rita, '/admin?search=sundial')
    for (const { page } of [mihai, rita]) await choose(page, 'Sundial')
    await rita.page.keyboard.press('a')
    const late = rita.page.getByRole('dialog', { name: 'Approve Sundial?' })
    await late.getByRole('textbox').waitFor()

    await mihai.page.keyboard.press('r')
    await mihai.page.getByRole('dialog').getByRole('textbox').fill('Not yet.')
    await mihai.page.getByRole('checkbox').first().check()
    await mihai.page.keyboard.press('Control+Enter')
    await expectToast(mihai, 'Bot rejected')

    await late.getByRole('button', { name: 'Approve' }).click()
    await expectToast(rita, 'Error', 'Mihai Moderator has already rejected this bot.')
    expect(await readStatus(site, BOTS.brunoPending)).toEqual({
      status: 'rejected',
      reason: 'Not yet.',
    })

    const olivia = await newMember(PEOPLE.olivia, '/admin?tab=logs')
    const row = olivia.page.getByRole('row', { name: /Mihai Moderator.*Reject bot.*Sundial/ })
    await row.first().click()
    const entry = olivia.page.getByRole('article', { name: 'Reject bot' })
    await entry.getByText('Not yet.').waitFor()
    await entry.getByText('It is online and answers').waitFor()
    await makePending(site, BOTS.brunoPending)
  })
})
