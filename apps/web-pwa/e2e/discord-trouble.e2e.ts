import { BOTS } from '@botanica/demo-world'
import type { FaultBehavior } from '@botanica/simulators'
import { listDiscordRequests, whileDiscordMisbehaves } from './support/discord.ts'
import { expectNoConsoleErrors } from './support/reader.ts'
import { expect, test } from './support/test.ts'

/** Lookups of users whom the server does not know, so that it needs Discord while it serves the pages. */
const LOOKUPS = 8
const UNKNOWN_USER = '29999999999999'
/** The server itself requests this whenever it connects to the gateway. */
const GATEWAY = '/gateway/bot'

const TROUBLES: [what: string, trouble: FaultBehavior][] = [
  ['down', { kind: 'server_error', status: 503 }],
  ['hanging up', { kind: 'dropped' }],
  ['slow', { kind: 'slow', ms: 10_000 }],
  ['limiting for an hour', { kind: 'rate_limited', retryAfterSeconds: 3_600, global: true }],
  ['refusing the token', { kind: 'unauthorized' }],
]

for (const [what, trouble] of TROUBLES) {
  test.describe(`with Discord ${what}`, () => {
    const everything = { prefix: '/', ...trouble }

    test('pages and the public API respond without asking Discord', async ({ site }) => {
      // No cached response has this search.
      const search = `?search=garden${trouble.kind.length}`
      const calls = [
        '/',
        `/discover${search}`,
        '/categories',
        `/bot/${BOTS.brunoApproved}`,
        `/api/bots${search}`,
        `/api/bots/discord/${BOTS.brunoApproved}`,
        `/api/bots/discord/${BOTS.brunoApproved}/ratings`,
        `/api/discord/bots/${BOTS.brunoApproved}/presence`,
        '/api/categories',
        `/bot/${BOTS.brunoCertified}`,
      ]
      const fetchStatus = async (path: string) => (await fetch(site.siteUrl + path)).status
      await whileDiscordMisbehaves(site, { prefix: '/api', ...trouble }, async () => {
        const before = (await listDiscordRequests(site)).length
        const lookups = Array.from({ length: LOOKUPS }, (_, n) =>
          fetchStatus(`/api/discord/users/${UNKNOWN_USER}${trouble.kind.length}00${n}`)
        )
        for (const path of calls) expect([path, await fetchStatus(path)]).toEqual([path, 200])
        for (const status of await Promise.all(lookups)) expect([404, 503]).toContain(status)
        const requests = (await listDiscordRequests(site)).slice(before)
        const unexpected = requests.filter(
          ({ path }) => !path.includes(UNKNOWN_USER) && !path.endsWith(GATEWAY)
        )
        expect(unexpected).toEqual([])
      })
    })

    test('a visitor can keep reading, with placeholders in place of pictures', async ({
      site,
      newReader,
    }) => {
      const reader = await newReader()
      const { page } = reader
      await whileDiscordMisbehaves(site, everything, async () => {
        await reader.open('/')
        await page.getByRole('heading', { name: 'Popular Bots' }).waitFor()
        const view = page
          .getByRole('article')
          .getByRole('link', { name: /^View / })
          .first()
        const name = (await view.getAttribute('aria-label'))!.replace(/^View /, '')
        await view.click()
        await page.getByRole('heading', { level: 1, name }).waitFor()
        await page.getByRole('tab', { name: 'Reviews' }).click()
        await page.getByRole('heading', { name: /^User Reviews/ }).waitFor()
        await expect(page).toHaveTitle(`${name} · Botanica`)
      })
      expectNoConsoleErrors(reader)
    })
  })
}
