import { PEOPLE } from '@botanica/demo-world'
import { cardFields } from './support/payments.ts'
import { waitForNetworkIdle } from './support/network-idle.ts'
import { waitForHydration, type Reader } from './support/reader.ts'
import { expect, test } from './support/test.ts'

/** Records the policy violations of pages and their frames, from the start of each document. */
async function recordViolations({ page, consoleErrors }: Reader): Promise<() => string[]> {
  const violations: string[] = []
  await page.exposeBinding('reportViolation', (_source, what: string) => violations.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void }
      reportViolation(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  return () => [
    ...violations,
    ...consoleErrors.filter((complaint) => complaint.includes('Content Security Policy')),
  ]
}

/** Opens a page and waits until the network is idle. @returns whether the response had a policy */
async function visit({ page }: Reader, path: string) {
  const response = await page.goto(path)
  await waitForHydration(page)
  await waitForNetworkIdle(page)
  return response!.headers()['content-security-policy']?.startsWith("default-src 'none'")
}

test.describe('The Content Security Policy', () => {
  test('reports violations, which every visual check would notice', async ({ newReader }) => {
    const reader = await newReader()
    const violations = await recordViolations(reader)
    expect(await visit(reader, '/login')).toBe(true)
    expect(violations()).toEqual([])

    await reader.page.evaluate(() => {
      const script = document.createElement('script')
      script.append('window.hasRun = true')
      document.body.append(script)
    })
    await expect.poll(() => violations().length).toBeGreaterThan(0)
    expect(reader.consoleErrors.join()).toContain('TrustedScript')
    expect(await reader.page.evaluate(() => 'hasRun' in window)).toBe(false)
    await reader.page.evaluate(() => fetch('https://elsewhere.example/').catch(() => null))
    await expect.poll(() => reader.consoleErrors.join()).toContain('Content Security Policy')
  })

  test('keeps strings from becoming markup (Trusted Types)', async ({ newReader }) => {
    const { page } = await newReader()
    await page.goto('/login')

    const write = page.evaluate(() => {
      document.body.innerHTML = '<b>markup</b>'
    })
    await expect(write).rejects.toThrow("requires 'TrustedHTML'")
    await expect(page.locator('b')).toHaveCount(0)
  })

  test('is not violated by pages of visitors, menus and dialogs', async ({ newReader }) => {
    const visitor = await newReader({ width: 360 })
    const { page } = visitor
    const violations = await recordViolations(visitor)
    await visit(visitor, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/premium')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Pay with Stripe' }).first().press('Enter')
    await page.getByText('Authentication Required').waitFor()

    expect(violations()).toEqual([])
  })

  test('lets the checkout connect to its payment provider only', async ({ newMember }) => {
    const member = await newMember(PEOPLE.nina, '/premium')
    const { page } = member
    const violations = await recordViolations(member)
    await page.getByRole('button', { name: 'Pay with Stripe' }).first().click()
    await cardFields(page).number.waitFor()
    expect(violations()).toEqual([])

    await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => null))
    await expect
      .poll(() => violations().some((violation) => violation.includes('connect-src')))
      .toBe(true)
  })
})
