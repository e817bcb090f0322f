import { BOTS } from '@botanica/demo-world'
import { findBrowser } from '@botanica/run/browser'
import { choosePort } from '@botanica/run/testing'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import lighthouse from 'lighthouse'
import { expect, test as base } from './support/test.ts'

/** The lowest acceptable score of 100, with Lighthouse's phone profile. */
const MIN_SCORE = 95
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
const PERFORMANCE = 'performance'
/** Speed depends on what else the machine does, so it is not judged: the median of these runs is printed. */
const SPEED_RUNS = 5
/**
 * For categories that do not depend on speed: no network throttling and no waiting for an idle network, which a page
 * with a live stream never reaches.
 */
const WITHOUT_THROTTLING = {
  throttlingMethod: 'provided',
  maxWaitForLoad: scaleTimeout(5_000),
} as const
const PERCENT = 100

const PAGES = [
  ['home', '/'],
  ['discover', '/discover'],
  ['categories', '/categories'],
  ['a bot', `/bot/${BOTS.brunoApproved}`],
  ['the documentation', '/docs'],
] as const

/** The debugging port of a separate browser: Lighthouse records the activity of the whole browser. */
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

async function runLighthouse(port: number, address: string, onlyCategories: readonly string[]) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    disableFullPageScreenshot: true,
    ...(!onlyCategories.includes(PERFORMANCE) && WITHOUT_THROTTLING),
  })
  const { lhr } = result!
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  return lhr
}

type Report = Awaited<ReturnType<typeof runLighthouse>>

function getScore({ categories }: Report, category: string) {
  return Math.round((categories[category]?.score ?? 0) * PERCENT)
}

/** Lists the failed audits of a category, for the message of a failed assertion. */
function listFailedAudits({ categories, audits }: Report, category: string) {
  return categories[category]!.auditRefs.filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1
  ).map(({ id }) => `${id}: ${audits[id]!.displayValue ?? audits[id]!.title}`)
}

for (const [name, path] of PAGES) {
  test(`Lighthouse gives ${name} good scores`, async ({ site, debuggingPort }) => {
    const address = site.siteUrl + path
    const report = await runLighthouse(debuggingPort, address, CATEGORIES)
    const scores = CATEGORIES.map((category) => `${category} ${getScore(report, category)}`)
    process.stdout.write(`Lighthouse, ${name}: ${scores.join(', ')}\n`)
    const speeds: number[] = []
    while (speeds.length < SPEED_RUNS) {
      speeds.push(getScore(await runLighthouse(debuggingPort, address, [PERFORMANCE]), PERFORMANCE))
    }
    const median = speeds.toSorted((left, right) => left - right)[Math.floor(SPEED_RUNS / 2)]!
    process.stdout.write(`  performance ${median} (${speeds.join(', ')})\n`)

    for (const category of CATEGORIES) {
      expect
        .soft(getScore(report, category), listFailedAudits(report, category).join('\n'))
        .toBeGreaterThanOrEqual(MIN_SCORE)
    }
  })
}
