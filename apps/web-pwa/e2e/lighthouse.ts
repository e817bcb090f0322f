import { BOTS } from '@botanica/demo-world'
import { findBrowser } from '@botanica/run/browser'
import { choosePort } from '@botanica/run/testing'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import lighthouse from 'lighthouse'
import { repairBotImages } from './support/discord.ts'
import { expect, test as base } from './support/test.ts'

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
/** The score that the categories other than speed have to reach, with Lighthouse's phone profile. */
const FULL_SCORE = 100
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

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

/** The metrics and the speed of the machine, which has to reach an index of 1,500 for a performance score to count. */
function describeSpeed({ audits, environment }: Report) {
  const metrics = METRICS.map((id) => `${id} ${audits[id]!.displayValue}`)
  return [...metrics, `benchmark index ${environment.benchmarkIndex}`].join(', ')
}

for (const [name, path] of PAGES) {
  test(`Lighthouse gives ${name} good scores`, async ({ site, debuggingPort }) => {
    // A broken image is an error in the console.
    await repairBotImages(site)
    const address = site.siteUrl + path
    const report = await runLighthouse(debuggingPort, address, CATEGORIES)
    const scores = CATEGORIES.map((category) => `${category} ${getScore(report, category)}`)
    process.stdout.write(`Lighthouse, ${name}: ${scores.join(', ')}\n`)
    for (const category of CATEGORIES) {
      for (const audit of listFailedAudits(report, category)) {
        process.stdout.write(`  ${category}: ${audit}\n`)
      }
    }
    const runs: Report[] = []
    while (runs.length < SPEED_RUNS) {
      runs.push(await runLighthouse(debuggingPort, address, [PERFORMANCE]))
    }
    const slowestFirst = runs.toSorted(
      (left, right) => getScore(left, PERFORMANCE) - getScore(right, PERFORMANCE)
    )
    const median = slowestFirst[Math.floor(SPEED_RUNS / 2)]!
    const speeds = runs.map((run) => getScore(run, PERFORMANCE))
    process.stdout.write(`  performance ${getScore(median, PERFORMANCE)} (${speeds.join(', ')})\n`)
    process.stdout.write(`  ${describeSpeed(median)}\n`)

    for (const category of CATEGORIES) {
      expect
        .soft(getScore(report, category), listFailedAudits(report, category).join('\n'))
        .toBe(FULL_SCORE)
    }
  })
}
