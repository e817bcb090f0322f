import { BOTS } from '@botanica/demo-world'
import type { FaultBehavior } from '@botanica/simulators'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { whileDiscordMisbehaves } from './support/discord.ts'
import { expectNoComplaints } from './support/reader.ts'
import { expect, test } from './support/test.ts'

/** What a page may take that needs nothing of Discord's. */
const UNAFFECTED_MS = scaleTimeout(2_000)
const MANY_QUESTIONS = 8

const TROUBLES: [what: string, trouble: FaultBehavior][] = [
  ['down', { kind: 'server_error', status: 503 }],
  ['hanging up', { kind: 'dropped' }],
  ['slow', { kind: 'slow', ms: 10_000 }],
  ['limiting for an hour', { kind: 'rate_limited', retryAfterSeconds: 3_600, global: true }],
  ['refusing the token', { kind: 'unauthorized' }],
]

async function timed(address: string) {
  const began = performance.now()
  const answer = await fetch(address)
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - began }
}

for (const [what, trouble] of TROUBLES) {
  test.describe(`with Discord ${what}`, () => {
    const everything = { prefix: '/', ...trouble }

    test('pages and the public API answer as ever, also when the server knows that it is', async ({
      site,
    }) => {
      // Whose answers nobody has asked for yet, so that no ready bytes stand in for them.
      const search = `?search=garden${trouble.kind.length}`
      await whileDiscordMisbehaves(site, { prefix: '/api', ...trouble }, async () => {
        const questions = Array.from({ length: MANY_QUESTIONS }, (_, n) =>
          timed(`${site.siteUrl}/api/discord/users/29999999999999${trouble.kind.length}00${n}`)
        )
        const paths = ['/', `/discover${search}`, '/categories', `/bot/${BOTS.brunoApproved}`]
        const calls = [
          `/api/bots${search}`,
          `/api/bots/discord/${BOTS.brunoApproved}`,
          `/api/bots/discord/${BOTS.brunoApproved}/ratings`,
          `/api/discord/bots/${BOTS.brunoApproved}/presence`,
          '/api/categories',
        ]
        for (const path of [...paths, ...calls]) {
          const { status, ms } = await timed(site.siteUrl + path)
          expect({ path, status, isInTime: ms < UNAFFECTED_MS }).toEqual({
            path,
            status: 200,
            isInTime: true,
          })
        }
        for (const { status } of await Promise.all(questions)) expect([404, 503]).toContain(status)
        expect((await timed(`${site.siteUrl}/bot/${BOTS.brunoCertified}`)).status).toBe(200)
      })
    })

    test('a reader reads on, with placeholders where pictures were', async ({
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
        expect(await page.title()).toBe(`${name} · Botanica`)
      })
      expectNoComplaints(reader)
    })
  })
}
