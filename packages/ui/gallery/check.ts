/**
 * Builds the gallery, opens it in Chromium in every theme, language and width, runs axe, listens for CSP violations and
 * errors, and saves screenshots to `gallery/pictures/` for review.
 *
 * `node gallery/check.ts [section]`; the browser is CHROMIUM_PATH or /usr/bin/chromium.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@botanica/api-client/languages'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'

const WIDTHS = [360, 768, 1440]
const HEIGHT = 900
/** Below this width each card is in a row of its own, as high as its text. */
const LEAST_WIDTH_OF_ROWS = 480
const THEMES = ['light', 'dark']
const CONFIG = join(import.meta.dirname, 'vite.config.ts')
const PICTURES = join(import.meta.dirname, 'pictures')
const DEFAULT_BROWSER = '/usr/bin/chromium'

const executablePath = process.env['CHROMIUM_PATH'] ?? DEFAULT_BROWSER
if (!existsSync(executablePath)) {
  process.stderr.write(`No browser at ${executablePath}: set CHROMIUM_PATH to a Chromium.\n`)
  process.exit(1)
}

const section = process.argv[2]
await build({ configFile: CONFIG, logLevel: 'warn' })
const server = await preview({ configFile: CONFIG, logLevel: 'warn' })
const [address] = server.resolvedUrls?.local ?? []
if (!address) throw new Error('The preview server has no address')

rmSync(PICTURES, { recursive: true, force: true })
mkdirSync(PICTURES, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const findings: string[] = []
for (const width of WIDTHS) {
  for (const theme of THEMES) {
    for (const language of LANGUAGES) await look({ width, theme, language })
  }
}
await browser.close()
await server.close()

for (const finding of findings) process.stderr.write(`${finding}\n`)
process.stdout.write(findings.length === 0 ? 'Nothing found.\n' : `${findings.length} findings.\n`)
process.exit(findings.length === 0 ? 0 : 1)

interface View {
  width: number
  theme: string
  language: string
}

async function look(view: View) {
  const name = [section ?? 'all', view.width, view.theme, view.language].join('-')
  const context = await browser.newContext({ viewport: { width: view.width, height: HEIGHT } })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      findings.push(`${name}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => findings.push(`${name}: ${error.message}`))

  const query = new URLSearchParams({ theme: view.theme, language: view.language })
  if (section) query.set('section', section)
  await page.goto(`${address}?${query}`)
  await page.waitForSelector('main')
  await page.evaluate(() => document.fonts.ready)
  await scrollThrough(page)
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
  await findOverflow(page, name)
  if (view.width >= LEAST_WIDTH_OF_ROWS) await findUnequalCards(page, name)
  await runAxe(page, name)
  await context.close()
}

/* Lazy images load when they come near the viewport. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

/* No horizontal overflow: wide content wraps, is clipped, or scrolls inside its container. */
async function findOverflow(page: Page, name: string) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wider > 0) findings.push(`${name}: the page is ${wider} px wider than the screen`)
}

/* In rows, a skeleton has the size of what replaces it, and a card's height does not depend on its bot. */
async function findUnequalCards(page: Page, name: string) {
  const heights = await page.evaluate(() => {
    for (const grid of document.querySelectorAll<HTMLElement>('ul')) grid.style.alignItems = 'start'
    const cards = document.querySelectorAll('li > .rounded-sheet')
    return Array.from(cards, (card) => card.getBoundingClientRect().height)
  })
  const different = new Set(heights)
  if (different.size > 1) {
    findings.push(`${name}: cards are unequally high: ${[...different].join(', ')}`)
  }
}

async function runAxe(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  for (const violation of violations) {
    const targets = violation.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`)
    findings.push(`${name}: axe ${violation.id}\n  ${targets.slice(0, 5).join('\n  ')}`)
  }
}
