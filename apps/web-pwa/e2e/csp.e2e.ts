import { PEOPLE } from '@botanica/demo-world'
import { cardFields } from './support/payments.ts'
import { waitForNetworkIdle } from './support/network-idle.ts'
import { untilHydrated, type Reader } from './support/reader.ts'
import { expect, test } from './support/test.ts'

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
  await waitForNetworkIdle(page)
  return answer!.headers()['content-security-policy']?.startsWith("default-src 'none'")
}

test.describe('the security policy', () => {
  test('is heard when it refuses something, as it would be in every visual check', async ({
    newReader,
  }) => {
    const reader = await newReader()
    const refusals = await listen(reader)
    expect(await look(reader, '/login')).toBe(true)
    expect(refusals()).toEqual([])

    await reader.page.evaluate(() => {
      const script = document.createElement('script')
      script.append('window.hasRun = true')
      document.body.append(script)
    })
    await expect.poll(() => refusals().length).toBeGreaterThan(0)
    expect(reader.complaints.join()).toContain('TrustedScript')
    expect(await reader.page.evaluate(() => 'hasRun' in window)).toBe(false)
    await reader.page.evaluate(() => fetch('https://elsewhere.example/').catch(() => null))
    await expect.poll(() => reader.complaints.join()).toContain('Content Security Policy')
  })

  test('lets no plain text become markup', async ({ newReader }) => {
    const { page } = await newReader()
    await page.goto('/login')

    const write = page.evaluate(() => {
      document.body.innerHTML = '<b>markup</b>'
    })
    await expect(write).rejects.toThrow("requires 'TrustedHTML'")
    expect(await page.locator('b').count()).toBe(0)
  })

  test('refuses nothing to visitors, nor to what opens over a page', async ({ newReader }) => {
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

  test('lets the checkout reach its provider, and nobody else', async ({ newMember }) => {
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
