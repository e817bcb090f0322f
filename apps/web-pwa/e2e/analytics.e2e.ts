import { BOTS, PEOPLE } from '@botanica/demo-world'
import { expect, test } from './support/test.ts'

test('what visitors do is reported without credentials', async ({ newMember }) => {
  const { page } = await newMember(PEOPLE.nina, '/discover?search=music')
  const nextReport = async (type: string) => {
    const request = await page.waitForRequest(
      (one) => one.url().endsWith('/api/interactions') && one.postDataJSON().type === type
    )
    const response = await request.response()
    return {
      body: request.postDataJSON() as { botIds: string[]; search?: string },
      status: response!.status(),
      hasCookie: Object.hasOwn(await request.allHeaders(), 'cookie'),
    }
  }
  const impression = nextReport('search_impression')
  const card = page.getByRole('main').getByRole('article').first()
  // The first interaction loads the reporter.
  await card.hover()
  const { body: shown, ...sent } = await impression
  expect(sent).toEqual({ status: 204, hasCookie: false })
  expect(shown.search).toBe('music')

  const click = nextReport('search_click')
  const view = nextReport('page_view')
  await card.getByRole('link').first().click()
  const opened = (await click).body.botIds[0]!
  expect(shown.botIds).toContain(opened)
  expect((await view).body.botIds).toEqual([opened])

  const invitation = nextReport('invite_click')
  await page.context().route(/client_id=/, (route) => route.abort())
  await page.getByRole('link', { name: 'Add to Server' }).first().click()
  expect((await invitation).body.botIds).toEqual([opened])
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
