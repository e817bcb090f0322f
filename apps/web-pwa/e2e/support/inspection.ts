import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import { expect, type Page } from '@playwright/test'
import { heightOf, WIDTHS, type Reader } from './reader.ts'

const PICTURES = join(import.meta.dirname, '../pictures')

/** An open window stands outside the landmarks, between guards that keep the focus in it. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]'

/** What the browser says of an address that does not exist, and of an id that is free. */
export const STATUS_COMPLAINT = /the server responded with a status of 404/

const BY_DAY_AND_NIGHT = ['light', 'dark'] as const

type Themes = readonly (typeof BY_DAY_AND_NIGHT)[number][]

/** How a screen is looked at. */
export interface Look {
  width: number
  language: 'en' | 'ro'
  themes: Themes
}

/** One visit to a screen, which is opened at the width of its first view. */
export interface Visit {
  width: number
  language: 'en' | 'ro'
  views: readonly { width: number; themes: Themes }[]
}

/** The narrowest window, in the language with the longer words. Wider windows are only checked for overflow. */
const NARROWEST_LOOK: Look = { width: WIDTHS.phone, language: 'ro', themes: BY_DAY_AND_NIGHT }

/** Both widths in one visit, in the language with the longer words. */
const FARTHEST_VIEWS: Visit = {
  width: WIDTHS.desktop,
  language: 'ro',
  views: [
    { width: WIDTHS.desktop, themes: ['dark'] },
    { width: WIDTHS.phone, themes: ['light'] },
  ],
}

function everyLook(): Look[] {
  return Object.values(WIDTHS).flatMap((width) =>
    (['en', 'ro'] as const).map((language) => ({ width, language, themes: BY_DAY_AND_NIGHT }))
  )
}

/** Whether every width, language and theme is looked at, with a picture of each: `LOOKS=all`. */
const IS_FULL_MATRIX = process.env.LOOKS === 'all'

/** How screens are looked at whose state does not outlive another width or another look, such as an open menu or a toast. */
export const LOOKS = IS_FULL_MATRIX ? everyLook() : [NARROWEST_LOOK]

/** How all others are. */
export const VISITS: Visit[] = IS_FULL_MATRIX
  ? everyLook().map(({ width, language, themes }) => ({
      width,
      language,
      views: [{ width, themes }],
    }))
  : [FARTHEST_VIEWS]

/** Menus are placed anew only after the window has its new size. */
async function overflowWhenSettled(page: Page) {
  const measure = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect
    .poll(measure, { timeout: TIMEOUTS.layout })
    .toBeLessThanOrEqual(0)
    .catch(() => undefined)
  return measure()
}

/** How many pixels a page sticks out of the window at the side, by the widths at which it does. */
async function overflows(page: Page, widths: readonly number[]) {
  const { width: own, height } = page.viewportSize()!
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const overflow = await overflowWhenSettled(page)
    if (overflow > 0) found.push(`${overflow} px wider than a window of ${width} px`)
  }
  await page.setViewportSize({ width: own, height })
  return found
}

/** Waits until everything that fades or slides in stands still; what goes round for ever is not waited for. */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    // What they leave behind is drawn with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** What stands in for axe's source where an earlier look has loaded it: to compile it again takes as long as to look. */
async function loadedAxe(page: Page) {
  return (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'undefined' } : {}
}

async function takePicture(page: Page, name: string) {
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
}

/**
 * Looks at what a reader sees: axe in each theme, and the room that everything has at each width.
 *
 * @param widths of windows in which everything has to have room
 * @returns what axe and the console have to say of it, and whether something is wider than the window; nothing when all is well
 */
export async function inspect(
  reader: Pick<Reader, 'page' | 'complaints'>,
  name: string,
  themes: Themes = BY_DAY_AND_NIGHT,
  widths: readonly number[] = Object.values(WIDTHS)
): Promise<string[]> {
  const { page } = reader
  const findings: string[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await untilStill(page)
    const hasWindow = (await page.locator(FOCUS_GUARD).count()) > 0
    const look = `${name}-${page.viewportSize()!.width}-${colorScheme}`
    if (IS_FULL_MATRIX) await takePicture(page, look)
    const { violations } = await new AxeBuilder({ page, ...(await loadedAxe(page)) })
      // Only these are read, and gathering the rest takes longer than finding them.
      .options({ resultTypes: ['violations'] })
      // Else a page of its own is opened for each look, to add up what frames say; none is looked into.
      .setLegacyMode(true)
      .exclude('iframe')
      .exclude(FOCUS_GUARD)
      .disableRules(hasWindow ? 'region' : [])
      .analyze()
    findings.push(
      ...violations.map(
        ({ id, nodes }) => `${look}: ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`
      )
    )
  }
  await page.emulateMedia({ colorScheme: 'light' })
  findings.push(...(await overflows(page, widths)).map((text) => `${name}: ${text}`))
  return [...findings, ...reader.complaints]
}

/**
 * Looks at a screen in each of a visit's views.
 *
 * @returns as `inspect` does
 */
export async function inspectViews(reader: Reader, name: string, { language, views }: Visit) {
  const findings: string[] = []
  for (const [at, { width, themes }] of views.entries()) {
    await reader.page.setViewportSize({ width, height: heightOf(width) })
    const widths = at === views.length - 1 ? Object.values(WIDTHS) : []
    findings.push(...(await inspect(reader, `${name}-${language}`, themes, widths)))
  }
  return [...new Set(findings)]
}
