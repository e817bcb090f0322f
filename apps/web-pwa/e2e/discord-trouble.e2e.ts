import { BOTS } from '@botanica/demo-world'
import type { Misbehaviour } from '@botanica/simulators'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { during } from './support/discord.ts'
import { expectNoComplaints, newReader, useBrowser } from './support/reader.ts'
import { startSite, type Site } from './support/site.ts'

/** What a page may take that needs nothing of Discord's. */
const UNAFFECTED_MS = 2_000
const MANY_QUESTIONS = 8

const TROUBLES: [what: string, trouble: Misbehaviour][] = [
  ['down', { kind: 'server_error', status: 503 }],
  ['hanging up', { kind: 'dropped' }],
  ['slow', { kind: 'slow', ms: 10_000 }],
  ['limiting for an hour', { kind: 'rate_limited', retryAfterSeconds: 3_600, global: true }],
  ['refusing the token', { kind: 'unauthorized' }],
]

/** A server that was told to wait for an hour waits: it is one of its own. */
let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

async function timed(path: string) {
  const began = performance.now()
  const answer = await fetch(site.siteUrl + path)
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - began }
}

describe.each(TROUBLES)('with Discord %s', (_what, trouble) => {
  useBrowser()
  const everything = { prefix: '/', ...trouble }

  test('pages and the public API answer as ever, also when the server knows that it is', async () => {
    // Whose answers nobody has asked for yet, so that no ready bytes stand in for them.
    const search = `?search=garden${trouble.kind.length}`
    await during(
      { prefix: '/api', ...trouble },
      async () => {
        const questions = Array.from({ length: MANY_QUESTIONS }, (_, n) =>
          timed(`/api/discord/users/29999999999999${trouble.kind.length}00${n}`)
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
          const { status, ms } = await timed(path)
          expect({ path, status, isInTime: ms < UNAFFECTED_MS }).toEqual({
            path,
            status: 200,
            isInTime: true,
          })
        }
        for (const { status } of await Promise.all(questions)) expect([404, 503]).toContain(status)
        expect((await timed(`/bot/${BOTS.brunoCertified}`)).status).toBe(200)
      },
      site.discordUrl
    )
  })

  test('a reader reads on, with placeholders where pictures were', async () => {
    const reader = await newReader({ site })
    const { page } = reader
    await during(
      everything,
      async () => {
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
      },
      site.discordUrl
    )
    expectNoComplaints(reader)
  })
})
