import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { LANGUAGES, type Language } from '@botanica/ui/i18n'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import { expect, type Page } from '@playwright/test'
import { getWindowHeight, WIDTHS, type Reader } from './reader.ts'

const SCREENSHOTS = join(import.meta.dirname, '../pictures')

/** An open dialog is outside the landmarks, between guards that trap the focus. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]'

const BOTH_THEMES = ['light', 'dark'] as const

type Themes = readonly (typeof BOTH_THEMES)[number][]

/** A width, language and themes in which a screen is checked. */
export interface ScreenVariant {
  width: number
  language: Language
  themes: Themes
}

/** One visit to a screen, which opens at the width of its first view. */
export interface Visit {
  width: number
  language: Language
  views: readonly { width: number; themes: Themes }[]
}

/** The narrowest window, in the language with the longer words. Wider windows are only checked for overflow. */
const NARROWEST_VARIANT: ScreenVariant = {
  width: WIDTHS.phone,
  language: 'ro',
  themes: BOTH_THEMES,
}

/** Both widths in one visit, in the language with the longer texts. */
const EXTREME_VISIT: Visit = {
  width: WIDTHS.desktop,
  language: 'ro',
  views: [
    { width: WIDTHS.desktop, themes: ['dark'] },
    { width: WIDTHS.phone, themes: ['light'] },
  ],
}

function listAllVariants(): ScreenVariant[] {
  return Object.values(WIDTHS).flatMap((width) =>
    LANGUAGES.map((language) => ({ width, language, themes: BOTH_THEMES }))
  )
}

/** Whether all widths, languages and themes are checked, with a screenshot of each: `LOOKS=all`. */
const IS_FULL_MATRIX = process.env.LOOKS === 'all'

/** The variants of screens whose state does not survive a resize or a second check, such as an open menu or a toast. */
export const SCREEN_VARIANTS = IS_FULL_MATRIX ? listAllVariants() : [NARROWEST_VARIANT]

/** The visits of all other screens. */
export const VISITS: Visit[] = IS_FULL_MATRIX
  ? listAllVariants().map(({ width, language, themes }) => ({
      width,
      language,
      views: [{ width, themes }],
    }))
  : [EXTREME_VISIT]

/** Measures the horizontal overflow, after menus had time to reposition. */
async function measureOverflow(page: Page) {
  const measure = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect
    .poll(measure, { timeout: TIMEOUTS.layout })
    .toBeLessThanOrEqual(0)
    .catch(() => undefined)
  return measure()
}

/** Lists the widths at which a page overflows the window horizontally, and by how much. */
async function listOverflows(page: Page, widths: readonly number[]) {
  const { width: initialWidth, height } = page.viewportSize()!
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const overflow = await measureOverflow(page)
    if (overflow > 0) found.push(`${overflow} px wider than a window of ${width} px`)
  }
  await page.setViewportSize({ width: initialWidth, height })
  return found
}

/** Waits until all finite animations have ended. */
async function waitForAnimations(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    // Their final state is painted with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** Returns a stand-in for axe's source on pages that have loaded it: compiling it takes as long as a check. */
async function reuseLoadedAxe(page: Page) {
  return (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'undefined' } : {}
}

async function takeScreenshot(page: Page, name: string) {
  mkdirSync(SCREENSHOTS, { recursive: true })
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true })
}

/**
 * Checks a screen with axe in each theme, for horizontal overflow at each width, and for console errors.
 *
 * @param widths window widths at which nothing may overflow
 * @returns the findings; empty when there are none
 */
export async function checkScreen(
  reader: Pick<Reader, 'page' | 'consoleErrors'>,
  name: string,
  themes: Themes = BOTH_THEMES,
  widths: readonly number[] = Object.values(WIDTHS)
): Promise<string[]> {
  const { page } = reader
  const findings: string[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await waitForAnimations(page)
    const hasDialog = (await page.locator(FOCUS_GUARD).count()) > 0
    const variant = `${name}-${page.viewportSize()!.width}-${colorScheme}`
    if (IS_FULL_MATRIX) await takeScreenshot(page, variant)
    const { violations } = await new AxeBuilder({ page, ...(await reuseLoadedAxe(page)) })
      // Only violations are used, and collecting the rest takes longer than finding them.
      .options({ resultTypes: ['violations'] })
      // Without it, each check opens another page to merge the results of frames, which are excluded here.
      .setLegacyMode(true)
      .exclude('iframe')
      .exclude(FOCUS_GUARD)
      .disableRules(hasDialog ? 'region' : [])
      .analyze()
    findings.push(
      ...violations.map(
        ({ id, nodes }) => `${variant}: ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`
      )
    )
  }
  await page.emulateMedia({ colorScheme: 'light' })
  findings.push(...(await listOverflows(page, widths)).map((text) => `${name}: ${text}`))
  return [...findings, ...reader.consoleErrors]
}

/**
 * Checks a screen in each view of a visit.
 *
 * @returns the findings, as `checkScreen` does
 */
export async function checkVisit(reader: Reader, name: string, { language, views }: Visit) {
  const findings: string[] = []
  for (const [at, { width, themes }] of views.entries()) {
    await reader.page.setViewportSize({ width, height: getWindowHeight(width) })
    const widths = at === views.length - 1 ? Object.values(WIDTHS) : []
    findings.push(...(await checkScreen(reader, `${name}-${language}`, themes, widths)))
  }
  return [...new Set(findings)]
}
