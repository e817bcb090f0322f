import { BOTS } from '@botanica/demo-world'
import { findBrowser } from '@botanica/run/browser'
import { choosePort } from '@botanica/run/testing'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import lighthouse from 'lighthouse'
import { expect, test as base } from './support/test.ts'

/** Of 100, on Lighthouse's phone. */
const LEAST_SCORE = 95
const JUDGED = ['accessibility', 'best-practices', 'seo']
const PERFORMANCE = 'performance'
/** Speed depends on what else the machine does, so it is not judged: the median of these runs is printed. */
const SPEED_RUNS = 3
/**
 * For what does not depend on speed: no simulated network, and no waiting for an idle network, which a page with a live
 * stream never has.
 */
const AS_THE_PAGE_IS = {
  throttlingMethod: 'provided',
  maxWaitForLoad: scaleTimeout(5_000),
} as const
const PERCENT = 100

const PAGES = [
  ['home', '/'],
  ['discover', '/discover'],
  ['a bot', `/bot/${BOTS.brunoApproved}`],
] as const

/** The debugging port of a separate browser: Lighthouse records what the whole browser does. */
const test = base.extend<{ debuggingPort: number }>({
  debuggingPort: async ({ playwright }, use) => {
    const port = await choosePort()
    const browser = await playwright.chromium.launch({
      executablePath: findBrowser()!,
      args: [`--remote-debugging-port=${port}`],
    })
    await use(port)
    await browser.close()
  },
})

async function look(port: number, address: string, onlyCategories: readonly string[]) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    disableFullPageScreenshot: true,
    ...(!onlyCategories.includes(PERFORMANCE) && AS_THE_PAGE_IS),
  })
  const { lhr } = result!
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  return lhr
}

type Report = Awaited<ReturnType<typeof look>>

function scoreOf({ categories }: Report, category: string) {
  return Math.round((categories[category]?.score ?? 0) * PERCENT)
}

/** The audits for which a category lost points. */
function findings({ categories, audits }: Report, category: string) {
  return categories[category]!.auditRefs.filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1
  ).map(({ id }) => `${id}: ${audits[id]!.displayValue ?? audits[id]!.title}`)
}

for (const [name, path] of PAGES) {
  test(`${name} is judged well`, async ({ site, debuggingPort }) => {
    const address = site.siteUrl + path
    const report = await look(debuggingPort, address, JUDGED)
    const scores = JUDGED.map((category) => `${category} ${scoreOf(report, category)}`)
    process.stdout.write(`Lighthouse, ${name}: ${scores.join(', ')}\n`)
    const speeds: number[] = []
    while (speeds.length < SPEED_RUNS) {
      speeds.push(scoreOf(await look(debuggingPort, address, [PERFORMANCE]), PERFORMANCE))
    }
    const median = speeds.toSorted((left, right) => left - right)[Math.floor(SPEED_RUNS / 2)]!
    process.stdout.write(`  performance ${median} (${speeds.join(', ')})\n`)

    for (const category of JUDGED) {
      expect
        .soft(scoreOf(report, category), findings(report, category).join('\n'))
        .toBeGreaterThanOrEqual(LEAST_SCORE)
    }
  })
}
