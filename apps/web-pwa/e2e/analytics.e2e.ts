import { BOTS, PEOPLE } from '@botanica/demo-world'
import { expect, test } from './support/test.ts'

test('what visitors do is reported without credentials', async ({ newMember }) => {
  const { page } = await newMember(PEOPLE.nina, '/discover?search=music')
  // Playwright does not see the bodies of these requests, so they are only counted.
  const reports: { status: number; hasCookie: boolean }[] = []
  page.on('response', async (response) => {
    const request = response.request()
    if (!request.url().endsWith('/api/interactions')) return
    const headers = await request.allHeaders()
    reports.push({ status: response.status(), hasCookie: Object.hasOwn(headers, 'cookie') })
  })
  const reported = (times: number) =>
    expect
      .poll(() => reports)
      .toEqual(Array.from({ length: times }, () => ({ status: 204, hasCookie: false })))
  const card = page.getByRole('main').getByRole('article').first()
  // The first interaction loads what reports.
  await card.hover()
  await reported(1)
  // The click on the result, and the page that it opens.
  await card.getByRole('link').first().click()
  await reported(3)
  await page.context().route(/client_id=/, (route) => route.abort())
  await page.getByRole('link', { name: 'Add to Server' }).first().click()
  await reported(4)
})

test('an owner with premium sees everything, as charts and as tables', async ({ newMember }) => {
  const { page } = await newMember(PEOPLE.paula, `/bot/${BOTS.paulaFirst}/developer`)
  const views = page.getByRole('figure', { name: /^Page views/ })
  await views.getByText('Show as a table').click()
  await expect(views.getByRole('row')).toHaveCount(31)
  await page.getByRole('button', { name: '90 days' }).click()
  await expect(views.getByRole('row')).toHaveCount(91)
  await expect(page.getByRole('table', { name: 'Searches' })).toContainText('music')
  await expect(page.getByRole('table', { name: /^Compared with/ })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('analytics.csv')
})

test('an owner without premium sees votes and servers, and what premium adds', async ({
  newMember,
}) => {
  const { page } = await newMember(PEOPLE.bruno, `/bot/${BOTS.brunoApproved}/developer`)
  await page.getByRole('figure', { name: /^Votes/ }).waitFor()
  await expect(page.getByRole('figure', { name: /^Page views/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'See premium' }).waitFor()

  await page.route('**/api/bots/*/analytics?*', (route) => route.abort())
  await page.reload()
  await page.getByText("We couldn't load the analytics.").waitFor()
  await page.unroute('**/api/bots/*/analytics?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('figure', { name: /^Servers/ }).waitFor()
})
