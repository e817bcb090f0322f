import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { WIDTHS, type Reader } from './reader.ts'

const PICTURES = join(import.meta.dirname, '../pictures')
/** Time for what fades in. */
const SETTLE_MS = 300

/** What the browser says of an address that does not exist, and of an id that is free. */
export const STATUS_COMPLAINT = /the server responded with a status of 404/

const BY_DAY_AND_NIGHT = ['light', 'dark'] as const
type Themes = readonly (typeof BY_DAY_AND_NIGHT)[number][]

/** The two ways in which a screen differs most: everything else lies between them. */
export const LOOKS = [
  { width: WIDTHS.phone, language: 'ro', themes: ['light'] },
  { width: WIDTHS.desktop, language: 'en', themes: BY_DAY_AND_NIGHT },
] as const satisfies { width: number; language: string; themes: Themes }[]

/**
 * Looks at what a reader sees, by day and by night or as it is told, and takes a picture of each.
 *
 * @returns what axe and the console have to say of it, and whether something is wider than the window; nothing when all is well
 */
export async function inspect(
  reader: Reader,
  name: string,
  themes: Themes = BY_DAY_AND_NIGHT
): Promise<string[]> {
  const { page } = reader
  mkdirSync(PICTURES, { recursive: true })
  await page.waitForTimeout(SETTLE_MS)
  const findings: string[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await page.waitForTimeout(SETTLE_MS)
    const picture = `${name}-${page.viewportSize()!.width}-${colorScheme}.png`
    await page.screenshot({ path: join(PICTURES, picture), fullPage: true })
    const { violations } = await new AxeBuilder({ page })
      .exclude('iframe')
      // An open window stands outside the landmarks, between guards that keep the focus in it.
      .exclude('[data-base-ui-focus-guard]')
      .disableRules('region')
      .analyze()
    findings.push(
      ...violations.map(
        ({ id, nodes }) => `${picture}: ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`
      )
    )
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth
  )
  if (overflow > 0) findings.push(`${name}: ${overflow} px wider than the window`)
  return [...findings, ...reader.complaints]
}
