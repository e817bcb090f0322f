import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { createRoutes } from '../src/app/routes.tsx'
import { cardFields } from './support/payments.ts'
import { untilQuiet } from './support/quiet.ts'
import { newMember, newReader, untilHydrated, useBrowser, type Reader } from './support/reader.ts'

/** An address of every route, by the route's path; the empty one is home. */
const SCREENS: Record<string, string[]> = {
  '': ['/'],
  discover: ['/discover?search=music'],
  categories: ['/categories'],
  'bot/:id': [`/bot/${BOTS.brunoApproved}`, `/bot/${BOTS.brunoApproved}?tab=reviews`],
  'bot-edit/:id': [`/bot-edit/${BOTS.brunoApproved}`],
  'user/:id': [`/user/${PEOPLE.bruno}`],
  login: ['/login'],
  'add-bot': ['/add-bot'],
  'apply-certification': ['/apply-certification'],
  profile: ['/profile', '/profile?tab=settings'],
  premium: ['/premium'],
  // Its own test pays there.
  checkout: [],
  admin: ['/admin', '/admin?tab=bots', '/admin?tab=certification', '/admin?tab=users'].concat([
    '/admin?tab=announcements',
    '/admin?tab=logs',
  ]),
  'admin/categories': ['/admin/categories'],
  'admin/ads': ['/admin/ads'],
  'admin/announcements': ['/admin/announcements'],
  'desktop-sign-in': [
    `/desktop-sign-in?port=49152&state=${'s'.repeat(22)}&challenge=${'c'.repeat(43)}&device=Desk`,
  ],
  docs: ['/docs'],
  'docs/api': ['/docs/api'],
  guidelines: ['/guidelines'],
  developers: ['/developers'],
  help: ['/help'],
  contact: ['/contact'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  '*': ['/no/such/page'],
}
const WALK_MS = 120_000

useBrowser()

/** Keeps what the policies of pages and their frames refuse, from the beginning of each document. */
async function listen({ page, complaints }: Reader): Promise<() => string[]> {
  const refusals: string[] = []
  await page.exposeBinding('tellOfRefusal', (_source, what: string) => refusals.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellOfRefusal } = window as unknown as { tellOfRefusal: (what: string) => void }
      tellOfRefusal(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  return () => [
    ...refusals,
    ...complaints.filter((complaint) => complaint.includes('Content Security Policy')),
  ]
}

/** Looks at a screen until nothing comes any more. @returns whether it came with a policy */
async function look({ page }: Reader, path: string) {
  const answer = await page.goto(path)
  await untilHydrated(page)
  await untilQuiet(page)
  return answer!.headers()['content-security-policy']?.startsWith("default-src 'none'")
}

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children }) =>
    children ? pathsOf(children) : index ? '' : path!
  )
}

describe('the security policy', () => {
  test('is heard when it refuses something', async () => {
    const reader = await newReader()
    const refusals = await listen(reader)
    await look(reader, '/login')
    expect(refusals()).toEqual([])

    await reader.page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.hasRun = true'
      document.body.append(script)
    })
    await expect.poll(() => refusals().length).toBeGreaterThan(0)
    expect(await reader.page.evaluate(() => 'hasRun' in window)).toBe(false)
  })

  test('is walked through on every screen that there is', () => {
    const services = {} as Parameters<typeof createRoutes>[0]
    expect(pathsOf(createRoutes(services)).toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  })

  test('refuses nothing on any screen, to an owner of the site', { timeout: WALK_MS }, async () => {
    const owner = await newMember(PEOPLE.olivia, '/profile')
    const refusals = await listen(owner)
    for (const path of Object.values(SCREENS).flat()) {
      expect([path, await look(owner, path)]).toEqual([path, true])
      expect(refusals()).toEqual([])
    }
  })

  test('refuses nothing to visitors, nor to what opens over a page', async () => {
    const visitor = await newReader({ width: 360 })
    const { page } = visitor
    const refusals = await listen(visitor)
    await look(visitor, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/premium')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Pay with Stripe' }).first().press('Enter')
    await page.getByText('Authentication Required').waitFor()

    expect(refusals()).toEqual([])
  })

  test('lets the checkout reach its provider, and nobody else', async () => {
    const member = await newMember(PEOPLE.nina, '/premium')
    const { page } = member
    const refusals = await listen(member)
    await page.getByRole('button', { name: 'Pay with Stripe' }).first().click()
    await cardFields(page).number.waitFor()
    expect(refusals()).toEqual([])

    await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => null))
    await expect
      .poll(() => refusals().some((refusal) => refusal.includes('connect-src')))
      .toBe(true)
  })
})
