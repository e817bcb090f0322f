import { BOTS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { BrowserContext, Page } from '@playwright/test'
import { ace } from './support/ace.ts'
import { checkScreen } from './support/visual-checks.ts'
import { waitForNetworkIdle } from './support/network-idle.ts'
import { makePending } from './support/pending.ts'
import { waitForHydration, waitForLiveStream, WIDTHS, type Reader } from './support/reader.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

const BOT = `/bot/${BOTS.brunoCertified}`
const OTHER_BOT = `/bot/${BOTS.paulaSecond}`
/** The longest time between two polls of reviews: three seconds and a jitter of a tenth. */
const POLL_MS = 3_300

const query = <Row extends object>({ databaseUrl }: Site, sql: string, values: unknown[]) =>
  withClient(databaseUrl, (client) => client.query<Row>(sql, values))

/** Tracks the live streams that a browser opens and closes. */
function trackLiveStreams(context: BrowserContext) {
  const open = new Map<object, Page>()
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') open.set(request, request.frame().page())
  })
  context.on('requestfinished', (request) => void open.delete(request))
  context.on('requestfailed', (request) => void open.delete(request))
  return {
    /** The pages with an open stream. The browser reports no end of a closed tab's stream. */
    get pages() {
      return [...open.values()].filter((page) => !page.isClosed())
    },
  }
}

async function readVoteCount(page: Page) {
  const facts = page.getByRole('complementary').locator('dd')
  return Number((await facts.nth(2).innerText()).replace(/\D/g, ''))
}

/** Adds a vote with its outbox event, without the API. */
async function insertVote(site: Site, discordBotId: string) {
  await query(
    site,
    `WITH voted AS (
       UPDATE bot_stats SET votes_count = votes_count + 1
       WHERE bot_id = (SELECT id FROM bots WHERE discord_bot_id = $1) RETURNING bot_id
     ) INSERT INTO outbox (topic, key, payload) SELECT 'bot_stats', bot_id::text, '{}' FROM voted`,
    [discordBotId]
  )
}

test.describe('Live screens', () => {
  test('share one live stream between two tabs, which another tab takes over when its tab closes', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader()
    const { context, page } = reader
    const channel = trackLiveStreams(context)
    await reader.open(BOT)
    await waitForLiveStream(page)
    const second = await context.newPage()
    await second.goto(OTHER_BOT)
    await waitForHydration(second)
    await waitForLiveStream(second)
    await expect.poll(() => channel.pages).toEqual([page])

    for (const [tab, bot] of [
      [page, BOTS.brunoCertified],
      [second, BOTS.paulaSecond],
    ] as const) {
      const before = await readVoteCount(tab)
      await insertVote(site, bot)
      await expect.poll(() => readVoteCount(tab)).toBe(before + 1)
    }

    await page.close()
    await expect.poll(() => channel.pages).toEqual([second])
    await waitForLiveStream(second)
    const before = await readVoteCount(second)
    await insertVote(site, BOTS.paulaSecond)
    await expect.poll(() => readVoteCount(second)).toBe(before + 1)
  })

  test('show a vote in another browser without polling', async ({ newReader, newMember }) => {
    const voter = await newMember(PEOPLE.mihai, OTHER_BOT)
    const other = await newReader()
    await other.page.clock.install()
    await other.open(`${OTHER_BOT}?tab=reviews`)
    await waitForLiveStream(other.page)
    await waitForLiveStream(voter.page)
    // Shortly after its live stream opens, a page fetches what it may have missed.
    await other.page.clock.runFor(POLL_MS)
    await waitForNetworkIdle(other.page)
    const asked: string[] = []
    other.page.on('request', (request) => asked.push(request.url()))
    await other.page.clock.runFor(POLL_MS)
    expect(asked).toEqual([])

    const before = await readVoteCount(other.page)
    await voter.page.getByRole('complementary').getByRole('button', { name: 'Vote' }).click()
    await expect.poll(() => readVoteCount(other.page)).toBe(before + 1)
  })

  test('end the staff channels of a banned staff member immediately', async ({
    site,
    newMember,
  }) => {
    const { page } = await newMember(PEOPLE.rita, '/admin')
    const queue = page.getByRole('tab', { name: /Pending Bots/ })
    await queue.waitFor()
    await waitForLiveStream(page)
    try {
      ace(site, 'users:ban', PEOPLE.rita, '--reason', 'Seen by a test', '--rule=no-spam')
      await page.getByText('Access Denied').waitFor()
      await expect(queue).toHaveCount(0)
      const response = await page.request.get('/api/live?topics=staff:bots')
      expect(response.status()).toBe(403)
    } finally {
      ace(site, 'users:unban', PEOPLE.rita)
    }
    await queue.waitFor()
  })

  test('remove a bot from the queue of other staff members once it is decided', async ({
    site,
    newMember,
  }) => {
    const { page } = await newMember(PEOPLE.oscar, '/admin')
    await waitForLiveStream(page)
    const { rows } = await query<{ name: string }>(
      site,
      `SELECT name FROM bots WHERE discord_bot_id = $1`,
      [BOTS.brunoPending]
    )
    const queued = page.getByText(rows[0]!.name).first()
    await queued.waitFor()
    try {
      ace(site, 'bots:approve', BOTS.brunoPending)
      await expect(page.getByText(rows[0]!.name)).toHaveCount(0)
    } finally {
      await makePending(site, BOTS.brunoPending)
    }
    await queued.waitFor()
  })
})

/** Console messages that a stopped server causes. */
async function pictures(readers: Reader[]) {
  for (const [at, reader] of readers.entries()) {
    const width = at === 0 ? WIDTHS.desktop : WIDTHS.phone
    await reader.page.setViewportSize({ width, height: 800 })
    await expect(
      reader.page
        .getByRole('status')
        .filter({ hasText: /can't reach our server|Serverul nostru nu răspunde/ })
    ).not.toHaveCount(0)
    reader.consoleErrors.length = 0
    const findings = await checkScreen(reader, `unreachable-${at}`, ['light'])
    expect(findings.filter((finding) => !finding.includes('ERR_'))).toEqual([])
    await reader.page.setViewportSize({ width: 1440, height: 800 })
  }
}

test.describe('During a restart of the server', () => {
  test('screens poll, and show the current data afterwards', async ({ site, newReader }) => {
    const vote = () => insertVote(site, BOTS.brunoCertified)
    const readers = [await newReader(), await newReader({ language: 'ro' })]
    for (const { page } of readers) {
      await page.goto(`${BOT}?tab=reviews`)
      await waitForHydration(page)
      await waitForLiveStream(page)
    }
    const before = await readVoteCount(readers[0]!.page)

    await site.stopServer()
    await vote()
    for (const { page } of readers) {
      await page.waitForRequest((request) => request.url().endsWith('/ratings'))
      await page.locator('[data-freshness=away]').waitFor({ state: 'attached' })
    }
    await pictures(readers)

    await site.startServer()
    for (const { page } of readers) {
      await waitForLiveStream(page)
      await expect.poll(() => readVoteCount(page)).toBe(before + 1)
    }
    await vote()
    for (const { page } of readers) {
      await expect.poll(() => readVoteCount(page)).toBe(before + 2)
      await expect(page.getByText(/can't reach|nu răspunde/)).toHaveCount(0)
    }
  })
})
