import { BOTS } from '@botanica/demo-world'
import { LANGUAGES } from '@botanica/ui/i18n'
import { blockLiveStreams, waitForNetworkIdle } from './support/network-idle.ts'
import { waitForHydration, WIDTHS, type Reader } from './support/reader.ts'
import { expect, test } from './support/test.ts'

/** The limit of script that a page may fetch before any interaction, in transferred bytes (Brotli). */
const SCRIPT_BUDGET_BYTES = 150_000

/** The limit of the fonts that its text needs, in bytes. */
const FONT_BUDGET_BYTES = 90_000

/** The limit of the Cumulative Layout Shift. */
const MAX_LAYOUT_SHIFT = 0.02

/** How long after hydration requests belong to the first load, in milliseconds. */
const FIRST_LOAD_MS = 2_000
/** The time at which the page's clock is paused until then: later than it can have got by itself. */
const PAUSED_AT_MS = 3_600_000
/** Long enough for the fonts to arrive after the first paint, and short enough that they are still used. */
const FONT_DELAY_MS = 300
const SCROLL_STEP_PX = 400

const PAGES = [
  ['home', '/'],
  ['discover', '/discover'],
  ['a bot', `/bot/${BOTS.brunoApproved}`],
] as const

/** Measures the scripts and fonts that the page fetches without any interaction. */
async function measureFiles({ page }: Reader, path: string) {
  const files = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    files.set(
      pathname,
      request.sizes().then((sizes) => sizes.responseBodySize)
    )
  })
  // The page's clock is paused while the scripts load: on a busy machine it would run past the end of the first load.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(PAUSED_AT_MS)
  await page.goto(path)
  await waitForHydration(page)
  await page.clock.runFor(FIRST_LOAD_MS)
  await waitForNetworkIdle(page)
  const measure = async (extension: string) => {
    const paths = [...files.keys()].filter((name) => name.endsWith(extension))
    const sizes = await Promise.all(paths.map((name) => files.get(name)!))
    return { count: paths.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  }
  return { scripts: await measure('.js'), fonts: await measure('.woff2') }
}

test.describe('The first load', () => {
  for (const language of LANGUAGES) {
    for (const [name, path] of PAGES) {
      test(`of ${name} stays within its budgets (${language})`, async ({ newReader }) => {
        const reader = await newReader({ language })
        const { scripts, fonts } = await measureFiles(reader, path)
        process.stdout.write(
          `script of ${name} (${language}): ${scripts.bytes} bytes in ${scripts.count} files, ` +
            `fonts ${fonts.bytes} bytes in ${fonts.count}\n`
        )

        expect(scripts.count).toBeGreaterThan(2)
        expect(scripts.bytes).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES)
        expect(fonts.count).toBeGreaterThanOrEqual(2)
        expect(fonts.bytes).toBeLessThanOrEqual(FONT_BUDGET_BYTES)
      })
    }
  }

  for (const [name, path] of PAGES) {
    test(`of ${name} is compressed`, async ({ newReader }) => {
      const { page } = await newReader()
      const encodings = new Map<string, string | undefined>()
      page.on('response', (response) => {
        const { pathname, host } = new URL(response.url())
        const isText = pathname === path || /\.(?:js|css)$/.test(pathname)
        if (host === new URL(page.url()).host && isText) {
          encodings.set(pathname, response.headers()['content-encoding'])
        }
      })
      const response = await page.goto(path)
      await waitForHydration(page)

      expect(response!.headers()['content-encoding']).toBe('br')
      expect(encodings.size).toBeGreaterThan(2)
      expect([...new Set(encodings.values())]).toEqual(['br'])
    })
  }
})

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface MeasuredShifts {
  total: number
  /** What moved, for the message of a failure. */
  moves: string[]
}

declare global {
  interface Window {
    layoutShifts: MeasuredShifts
  }
}

/** Measures the layout shift of a page whose fonts arrive late and that is scrolled to its end. */
async function measureLayoutShift({ page, context }: Reader, path: string) {
  await context.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
    await route.continue()
  })
  // A bot that comes online changes its card, whenever that happens; this is about loading.
  await blockLiveStreams(context)
  await page.addInitScript(() => {
    const shifts: MeasuredShifts = (window.layoutShifts = { total: 0, moves: [] })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        shifts.total += value
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          shifts.moves.push(
            `${value.toFixed(4)} ${element?.outerHTML.slice(0, 160)}: ` +
              `${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`
          )
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await waitForHydration(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += SCROLL_STEP_PX) {
    await page.mouse.wheel(0, SCROLL_STEP_PX)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await waitForNetworkIdle(page)
  return page.evaluate(() => window.layoutShifts)
}

test.describe('The layout is stable', () => {
  for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
    for (const [name, path] of PAGES) {
      test(`on ${name} at ${width} px`, async ({ newReader }) => {
        const { total, moves } = await measureLayoutShift(await newReader({ width }), path)
        process.stdout.write(`layout shift of ${name} at ${width} px: ${total.toFixed(4)}\n`)

        expect(total, moves.join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
      })
    }
  }
})
