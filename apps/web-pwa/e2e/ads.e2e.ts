import { PEOPLE } from '@botanica/demo-world'
import type { Page, Request } from '@playwright/test'
import { insertAd, removeAd } from './support/ads.ts'
import { blockLiveStreams, waitForNetworkIdle } from './support/network-idle.ts'
import { WIDTHS } from './support/reader.ts'
import { expect, IN_WHOLE_BROWSER, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const LABEL = 'Advertisement'
const ELSEWHERE = 'https://elsewhere.example/'
const STOLEN = 'stolen'
/** The address of a frame whose navigation was refused. */
const BLOCKED = 'chrome-error://chromewebdata/'

/**
 * An ad that tries to access everything. It reports the result of each attempt, `refused` or what it got, by
 * `postMessage`, which every frame may use.
 */
const HOSTILE = `<button onclick="report('clicked', () => window.open('about:blank'))">Win a bot</button>
<script>
  const got = {}
  function attempt(name, work) {
    try { got[name] = String(work()) } catch { got[name] = 'refused' }
  }
  async function report(name, work) {
    attempt(name, work)
    parent.postMessage({ got }, '*')
  }
  attempt('origin', () => self.origin)
  attempt('cookie', () => document.cookie)
  attempt('set a cookie', () => (document.cookie = '${STOLEN}=1'))
  attempt('local storage', () => localStorage.getItem('language'))
  attempt('session storage', () => sessionStorage.length)
  attempt('databases', () => indexedDB.open('${STOLEN}') && 'opened')
  attempt('the page', () => parent.document.title)
  attempt('the page through its frame', () => frameElement.ownerDocument.title)
  attempt('where the page is', () => parent.location.href)
  attempt('a window without a click', () => window.open('${ELSEWHERE}'))
  attempt('a dialog', () => confirm('${STOLEN}'))
  attempt('top navigation', () => { top.location = '${ELSEWHERE}'; return 'set' })
  attempt('top navigation by a link', () => {
    const link = document.createElement('a')
    link.href = '${ELSEWHERE}'
    link.target = '_top'
    document.body.append(link)
    link.click()
    return 'pressed'
  })
  attempt('a form submission', () => {
    const form = document.createElement('form')
    form.action = '/api/logout'
    form.target = '_self'
    document.body.append(form)
    form.submit()
    return 'sent'
  })
  const ours = ['/api/auth/user', '/api/bots/1/vote'].map((path, index) =>
    fetch(new URL(path, '${'$'}SITE'), { credentials: 'include', method: index ? 'POST' : 'GET' }).then(
      (answer) => (got[path] = 'answered ' + answer.status),
      () => (got[path] = 'refused')
    )
  )
  Promise.all(ours).then(() => report('worker', () => navigator.serviceWorker.register('/x.js') && 'asked'))
</script>`

/** Returns an ad that navigates its own frame to a path of the site. */
const navigateTo = (path: string) => `<script>location.replace('${path}')</script>`

interface InsertedAd {
  placement: 'header' | 'sidebar' | 'in-list' | 'footer'
  id: number
}
const insertedAds: InsertedAd[] = []

async function insertTestAd(site: Site, placement: InsertedAd['placement'], content: string) {
  const id = await insertAd(site, placement, content.replace('$SITE', site.siteUrl))
  insertedAds.push({ placement, id })
  return id
}

test.afterEach(async ({ site }) => {
  for (const { placement, id } of insertedAds.splice(0)) await removeAd(site, placement, id)
})

/** Records the messages of frames from the start of the page. */
async function recordMessages(page: Page) {
  await page.addInitScript(() => {
    const messages: unknown[] = []
    Object.assign(window, { receivedMessages: messages })
    window.addEventListener('message', ({ data }) => messages.push(data))
  })
}

async function readAttempts(page: Page): Promise<Record<string, string>> {
  const messages = await page.waitForFunction(() => {
    const list = (window as unknown as { receivedMessages: { got?: object }[] }).receivedMessages
    return list.some((message) => message.got) && list
  })
  const list = (await messages.jsonValue()) as { got: Record<string, string> }[]
  return list.at(-1)!.got
}

/** Asserts that every attempt that an ad reported was refused. */
function expectAllRefused(got: Record<string, string>) {
  expect(got.origin).toBe('null')
  expect(got['a window without a click']).toBe('null')
  expect(got['a dialog']).toBe('false')
  // The browser ignores these without an error. The tests check their effects.
  const withoutError = new Set(['top navigation by a link', 'a form submission', 'worker'])
  const checkedAbove = new Set(['origin', 'a window without a click', 'a dialog'])
  const others = Object.entries(got).filter(
    ([name]) => !withoutError.has(name) && !checkedAbove.has(name)
  )
  expect(others.length).toBeGreaterThanOrEqual(10)
  expect(others.filter(([, outcome]) => outcome !== 'refused')).toEqual([])
}

test.describe('A hostile ad', () => {
  test(
    'cannot access data of a signed-in member',
    IN_WHOLE_BROWSER,
    async ({ site, newMember }) => {
      const reader = await newMember(PEOPLE.vlad, '/help')
      const { page, context } = reader
      await insertTestAd(site, 'header', HOSTILE)
      await recordMessages(page)
      const requests: Request[] = []
      page.on('request', (request) => requests.push(request))

      await reader.open('/')
      const got = await readAttempts(page)

      expectAllRefused(got)

      const ofAds = requests.filter((request) => request.frame() !== page.mainFrame())
      expect(ofAds.filter((request) => !request.isNavigationRequest()).map(String)).toEqual([])
      expect(new URL(page.url()).pathname).toBe('/')
      expect(context.pages()).toHaveLength(1)
      expect((await context.cookies()).map(({ name }) => name)).not.toContain(STOLEN)
      await page.getByRole('button', { name: 'Account: Vlad Visitor' }).waitFor()
    }
  )

  test(
    'cannot access data of an owner who opens its preview',
    IN_WHOLE_BROWSER,
    async ({ site, newMember }) => {
      await insertTestAd(site, 'header', HOSTILE)
      const { page, context } = await newMember(PEOPLE.olivia, '/help')
      await recordMessages(page)
      await page.goto('/admin/ads')

      expectAllRefused(await readAttempts(page))
      expect(new URL(page.url()).pathname).toBe('/admin/ads')
      expect(context.pages()).toHaveLength(1)
      expect((await context.cookies()).map(({ name }) => name)).not.toContain(STOLEN)
      await page.reload()
      await page.getByRole('button', { name: 'Account: Olivia Owner' }).waitFor()
    }
  )

  test('may open a window on a click, without access to its opener', async ({
    site,
    newReader,
  }) => {
    const { page, context, open } = await newReader()
    const id = await insertTestAd(site, 'header', HOSTILE)
    await open('/')
    const frame = page.frameLocator(`iframe[src="/ads/frame/${id}"] >> visible=true`)

    const opened = context.waitForEvent('page')
    await frame.getByRole('button', { name: 'Win a bot' }).click()
    const popup = await opened

    expect(await popup.evaluate(() => self.origin)).toBe('null')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('has an opaque origin also when it is opened as a page', async ({ site, newReader }) => {
    const { page, context } = await newReader()
    const id = await insertTestAd(site, 'header', '<p>alone</p>')
    await page.goto('/login')
    await context.addCookies([{ name: 'sid', value: 'secret', url: site.siteUrl }])

    await page.goto(`/ads/frame/${id}`)

    expect(await page.evaluate(() => self.origin)).toBe('null')
    const cookie = page.evaluate(() => document.cookie)
    await expect(cookie).rejects.toThrow('sandboxed')
  })

  for (const path of ['/api/logout', '/login', ELSEWHERE]) {
    test(`cannot show content or end the session by navigating its frame to ${path}`, async ({
      site,
      newMember,
    }) => {
      const reader = await newMember(PEOPLE.vlad, '/help')
      const { page } = reader
      await insertTestAd(site, 'header', navigateTo(path))

      await reader.open('/')
      await waitForNetworkIdle(page)

      const urls = () => page.frames().map((frame) => frame.url())
      await expect.poll(urls).toContain(BLOCKED)
      const shown = urls()
        .slice(1)
        .filter((url) => url.startsWith('http'))
      expect(shown.filter((url) => !new URL(url).pathname.startsWith('/ads/frame/'))).toEqual([])
      await page.reload()
      await page.getByRole('button', { name: 'Account: Vlad Visitor' }).waitFor()
    })
  }
})

test.describe('An ad slot', () => {
  test('is labeled, keeps its height, and shows the first ad of its placement', async ({
    site,
    newReader,
  }) => {
    const { page, open } = await newReader()
    const id = await insertTestAd(site, 'header', '<p>first</p>')
    await open('/')
    const iframe = page.getByRole('main').locator('iframe').first()
    await expect(iframe).toHaveAttribute('src', `/ads/frame/${id}`)
    await expect(iframe).toHaveAttribute('title', LABEL)
    await expect(iframe).not.toHaveAttribute('srcdoc')
    const sandbox = (await iframe.getAttribute('sandbox'))!.split(' ')
    expect(sandbox).not.toContain('allow-same-origin')
    expect(sandbox.filter((ability) => ability.includes('navigation'))).toEqual([])
    const main = page.getByRole('main')
    const visible = main.locator('iframe:visible')
    await expect(main.getByText(LABEL, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(visible).toHaveCount(1)
    expect((await iframe.boundingBox())!.height).toBe(72)

    await page.setViewportSize({ width: WIDTHS.phone, height: 740 })
    await expect(visible).toHaveCount(1)
    await expect.poll(async () => (await visible.boundingBox())?.height).toBe(112)
    const cards = await main.getByRole('article').filter({ visible: true }).all()
    const { y } = (await visible.boundingBox())!
    expect(y).toBeGreaterThan((await cards[1]!.boundingBox())!.y)
    expect(y).toBeLessThan((await cards[2]!.boundingBox())!.y)
  })

  test('works without JavaScript and causes no layout shift', async ({ newReader }) => {
    const reader = await newReader({ script: false })
    await reader.page.goto('/')
    await expect(reader.page.locator('main iframe:visible')).toHaveCount(1)

    const { page, open } = await newReader()
    // A bot that comes online changes its card, whenever that happens; this is about loading.
    await blockLiveStreams(page)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          ;(window as unknown as { shift: number }).shift += (
            entry as unknown as { value: number }
          ).value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open('/')
    await waitForNetworkIdle(page)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
      0.02
    )
  })

  test('in a list is one of its rows, before the button that loads more', async ({ newReader }) => {
    for (const width of Object.values(WIDTHS)) {
      const { page, open } = await newReader({ width })
      await open('/discover')
      const items = page.getByRole('list', { name: 'All Bots' }).locator('> li')
      const kinds = await items.evaluateAll((list) =>
        list.map((item) => (item.querySelector('iframe') ? 'ad' : 'bot'))
      )
      expect(kinds.indexOf('ad')).toBe(8)
      expect(kinds.lastIndexOf('ad')).toBe(8)
    }
  })

  test('is absent when there is no ad', async ({ newReader }) => {
    const { page, open } = await newReader()
    await page.route('**/api/ads?*', (route) => route.fulfill({ json: [] }))
    await open('/login')
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('list', { name: 'Popular Bots' }).waitFor()
    await expect(page.getByRole('main').getByText(LABEL, { exact: true })).toHaveCount(0)
    await expect(page.locator('main iframe')).toHaveCount(0)
  })

  test('fetches its ad at most once in five minutes', async ({ newReader }) => {
    const { page, open } = await newReader()
    await open('/login')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/ads')) asked.push(new URL(request.url()).search)
    })
    const main = page.getByRole('navigation', { name: 'Main navigation' })

    const lists = { Discover: 'All Bots', Home: 'Popular Bots' } as const
    for (const name of ['Discover', 'Home', 'Discover', 'Home'] as const) {
      await main.getByRole('link', { name }).click()
      await page.getByRole('list', { name: lists[name] }).waitFor()
      await page.locator('main iframe').first().waitFor({ state: 'attached' })
    }

    expect(asked.toSorted()).toEqual(['?placement=header', '?placement=in-list'])
  })
})

test.describe('A premium member', () => {
  test('sees no ads from the first paint on, and none are fetched', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.paula, '/discover')
    const { page } = reader
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const seen = page.locator('iframe:visible')

    // The page must be right before any script runs except the one in the head.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('iframe')).not.toHaveCount(0)
    await expect(seen).toHaveCount(0)
    await page.unroute('**/assets/*.js')
    for (const path of ['/', '/discover']) {
      await reader.open(path)
      await waitForNetworkIdle(page)
      await expect(page.locator('iframe')).toHaveCount(0)
    }

    expect(requests.filter((path) => path.startsWith('/ads/') || path === '/api/ads')).toEqual([])
  })
})
