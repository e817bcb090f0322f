import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Suite, discoverSuites, selectSuites } from '../src/suites/discover.ts'
import { NO_RESULTS, withRunFailure, formatSummary } from '../src/suites/results.ts'
import { readJapaReport, readPlaywrightReport, readVitestReport } from '../src/suites/reports.ts'
import { runSuite } from '../src/suites/run-suite.ts'
import { scaleTimeout } from '../src/testing/timeouts.ts'
import { scratch } from './scratch.ts'

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const VITEST_INDEX = fileURLToPath(new URL('../node_modules/vitest/dist/index.js', import.meta.url))
const RUN_MS = scaleTimeout(30_000)

function manifest(name: string, scripts: Record<string, string>) {
  return JSON.stringify({ name, scripts })
}

function workspace(): string {
  return scratch({
    'apps/server/package.json': manifest('@botanica/server', { test: 'node bin/test.ts' }),
    'apps/web-pwa/package.json': manifest('@botanica/web-pwa', {
      'test:e2e': 'playwright test --config e2e/playwright.config.ts',
      test: 'vitest run',
    }),
    'apps/staff-desktop/package.json': manifest('@botanica/staff-desktop', { dev: 'vite' }),
    'packages/ui/package.json': manifest('@botanica/ui', { test: 'vitest run' }),
  })
}

/** The names of the selected suites. */
function chosen(...words: string[]): string[] {
  return selectSuites(discoverSuites(workspace()), words).map(({ suite }) => suite.name)
}

describe('the suites of a workspace', () => {
  it('are all test scripts, the slow ones last', () => {
    const found = discoverSuites(workspace()).map(({ name, runner, browser, shards }) => [
      name,
      runner,
      browser,
      shards > 1,
    ])
    expect(found).toEqual([
      ['web-pwa', 'vitest', false, false],
      ['ui', 'vitest', false, false],
      ['server', 'japa', false, true],
      ['web-pwa:e2e', 'playwright', true, false],
    ])
  })

  it('are selected by parts of their names', () => {
    expect(chosen('web-pwa')).toEqual(['web-pwa', 'web-pwa:e2e'])
    expect(chosen('e2e', 'ui')).toEqual(['ui', 'web-pwa:e2e'])
    expect(chosen('nothing')).toEqual([])
  })

  it('pass words that match no name on to the runners, as parts of file paths', () => {
    const selections = selectSuites(discoverSuites(workspace()), ['e2e', 'voting.e2e.ts:33', 'ui'])
    expect(selections.map(({ suite, files }) => [suite.name, files])).toEqual([
      ['ui', ['voting.e2e.ts:33']],
      ['web-pwa:e2e', ['voting.e2e.ts:33']],
    ])
  })
})

describe('the summary', () => {
  it('mentions skipped tests only when there are any', () => {
    expect(formatSummary({ ...NO_RESULTS, passed: 3 })).toBe('3 passed, 0 failed')
    expect(formatSummary({ ...NO_RESULTS, passed: 3, skipped: 1 })).toBe(
      '3 passed, 0 failed, 1 skipped'
    )
  })

  it('counts a crash and an empty run as failures', () => {
    expect(withRunFailure({ ...NO_RESULTS, passed: 3 }, 1)).toMatchObject({ passed: 3, failed: 1 })
    expect(withRunFailure(NO_RESULTS, 0)).toMatchObject({
      failed: 1,
      failures: ['The suite ran no test.'],
    })
    expect(withRunFailure({ ...NO_RESULTS, passed: 3, failed: 2 }, 1)).toMatchObject({ failed: 2 })
  })
})

const IMPORTS = `import { expect, it } from ${JSON.stringify(VITEST_INDEX)}\n`

function suiteWith(files: Record<string, string>, script = `node ${VITEST} run`): Suite {
  const directory = scratch({ 'package.json': manifest('fixture', { test: script }), ...files })
  return {
    name: 'fixture',
    directory,
    script: 'test',
    runner: 'vitest',
    browser: false,
    shards: 1,
    weight: 0,
  }
}

async function readResults(given: Suite, onFile?: (line: string) => void) {
  const logDirectory = scratch()
  const { figures } = await runSuite(given, { env: {}, logDirectory, ...(onFile && { onFile }) })
  return figures
}

describe('running a suite', { timeout: RUN_MS }, () => {
  it('reports what passed, failed and was skipped, with reasons', async () => {
    const result = await readResults(
      suiteWith({
        'some.test.js': `${IMPORTS}
          it('adds', () => expect(1 + 1).toBe(2))
          it('subtracts', () => expect(2 - 1).toBe(2))
          it.skip('later', () => {})`,
      })
    )
    expect(result).toMatchObject({ passed: 1, failed: 1, skipped: 1 })
    expect(result.failures).toHaveLength(1)
    expect(result.failures[0]).toMatch(/^some\.test\.js subtracts|^subtracts/)
    expect(result.failures[0]).toContain('expected 1 to be 2')
    expect(result.failures[0]).toContain('Again: npm test -- fixture some.test.js')
  })

  it('counts a file that cannot be loaded', async () => {
    const result = await readResults(
      suiteWith({
        'fine.test.js': `${IMPORTS} it('works', () => expect(1).toBe(1))`,
        'broken.test.js': `import './not-there.js'`,
      })
    )
    expect(result).toMatchObject({ passed: 1, failed: 1 })
    expect(result.failures[0]).toContain('broken.test.js')
  })

  it('reports each finished file, passed or failed', async () => {
    const lines: string[] = []
    await readResults(
      suiteWith({
        'fine.test.js': `${IMPORTS} it('works', () => expect(1).toBe(1))`,
        'poor.test.js': `${IMPORTS} it('fails', () => expect(1).toBe(2))`,
      }),
      (line) => lines.push(line)
    )
    expect(lines.map((line) => line.replace(/ \(.*/, '')).toSorted()).toEqual([
      '✓ fine.test.js',
      '❯ poor.test.js',
    ])
  })

  it('counts a file without tests, and a run that ends before its report', async () => {
    expect(await readResults(suiteWith({}))).toMatchObject({ passed: 0, failed: 1 })
    expect(
      await readResults(suiteWith({ 'crash.js': 'process.exit(1)' }, 'node crash.js'))
    ).toMatchObject({
      failed: 1,
      failures: [expect.stringContaining('The suite itself failed (exit code 1).')],
    })
  })

  it('fails when it hangs', async () => {
    const hanging = suiteWith({ 'endless.js': 'setInterval(() => {}, 1000)' }, 'node endless.js')
    const { figures } = await runSuite(hanging, {
      env: {},
      logDirectory: scratch(),
      silenceMs: 500,
    })
    expect(figures).toMatchObject({
      failed: 1,
      failures: [expect.stringContaining('The suite wrote nothing any more')],
    })
  })

  it('stops with all of its child processes', async () => {
    const controller = new AbortController()
    const endless = suiteWith({ 'endless.js': 'setInterval(() => {}, 1000)' }, 'node endless.js')
    const running = runSuite(endless, {
      env: {},
      logDirectory: scratch(),
      signal: controller.signal,
    })
    setTimeout(() => controller.abort(), 300)
    await expect(running).rejects.toThrow('aborted')
  })
})

function testEnd(title: string, errors: object[] = []): string {
  return JSON.stringify({
    event: 'test:end',
    relativePath: 'tests/votes.spec.ts',
    title: { original: title, expanded: title },
    duration: 250,
    errors,
  })
}

function summary(aggregates: object, hasError: boolean): string {
  return JSON.stringify({ aggregates, hasError })
}

function readReport(...lines: string[]) {
  const folder = scratch({ 'test.log': ['booting', ...lines].join('\n') })
  return readJapaReport(join(folder, 'test.log'), 'server')
}

const SKIPPED = 'elsewhere (skipped: no program)'

function vitestTest(status: string, title: string) {
  return { ancestorTitles: [SKIPPED], fullName: `${SKIPPED} ${title}`, status, failureMessages: [] }
}

describe('Vitest’s report', () => {
  it('lists each skipped test once, with its reason', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        {
          name: 'some.e2e.ts',
          status: 'passed',
          message: '',
          startTime: 1_000,
          endTime: 2_500,
          assertionResults: [
            vitestTest('passed', 'a'),
            vitestTest('skipped', 'b'),
            vitestTest('pending', 'c'),
          ],
        },
      ],
    }
    const folder = scratch({ 'report.json': JSON.stringify(report) })
    expect(readVitestReport(join(folder, 'report.json'), 'ui')).toEqual({
      passed: 1,
      failed: 0,
      skipped: 2,
      failures: [],
      skips: [SKIPPED],
      files: [{ name: 'some.e2e.ts', milliseconds: 1_500 }],
    })
  })
})

function playwrightSpec(title: string, status: string, result: object = {}) {
  const results = [{ duration: 1_000, errors: [], attachments: [], ...result }]
  return { title, file: 'voting.e2e.ts', line: 33, tests: [{ status, results }] }
}

function readPlaywright(content: object) {
  const folder = scratch({ 'report.json': JSON.stringify(content) })
  return readPlaywrightReport(join(folder, 'report.json'), 'web-pwa:e2e')
}

describe('Playwright’s report', () => {
  const failed = {
    errors: [{ message: 'Error: no\n  at here' }],
    attachments: [{ name: 'trace', path: '/logs/trace.zip' }],
  }
  const report = {
    suites: [
      {
        title: 'voting.e2e.ts',
        specs: [playwrightSpec('alone', 'expected')],
        suites: [
          {
            title: 'a member',
            specs: [
              playwrightSpec('votes', 'unexpected', failed),
              playwrightSpec('waits', 'skipped'),
            ],
          },
        ],
      },
    ],
    errors: [],
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
  }
  it('gives the reason of a failure, its trace, and the command to rerun it', () => {
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: [
        [
          'a member > votes',
          '    Error: no',
          '      at here',
          '    Trace: npx playwright show-trace /logs/trace.zip',
          '    Again: npm test -- web-pwa:e2e voting.e2e.ts:33',
        ].join('\n'),
      ],
      skips: ['a member > waits'],
      files: [{ name: 'voting.e2e.ts', milliseconds: 3_000 }],
    })
  })

  it('counts errors that kept tests from running', () => {
    const broken = { ...report, errors: [{ message: 'The product is not built.' }] }
    expect(readPlaywright(broken)).toMatchObject({
      failed: 2,
      failures: [expect.anything(), 'The run\n    The product is not built.'],
    })
  })
})

describe('Japa’s report', () => {
  it('contains counts and reasons', () => {
    const failed = [{ phase: 'test', error: { message: 'no', stack: 'Error: no\n  at here' } }]
    expect(
      readReport(
        testEnd('one'),
        testEnd('two', failed),
        summary({ passed: 1, failed: 1, skipped: 2, todo: 1, regression: 0, total: 5 }, true)
      )
    ).toEqual({
      passed: 1,
      failed: 1,
      skipped: 3,
      failures: [
        'two\n    Error: no\n      at here\n    Again: npm test -- server tests/votes.spec.ts',
      ],
      skips: [],
      files: [{ name: 'tests/votes.spec.ts', milliseconds: 500 }],
    })
  })

  it('counts a failed hook even when no test failed', () => {
    const hook = JSON.stringify({
      event: 'suite:end',
      name: 'functional',
      hasError: true,
      errors: [{ phase: 'setup', error: { message: 'no database' } }],
    })
    expect(
      readReport(hook, summary({ passed: 3, failed: 0, skipped: 0, todo: 0 }, true))
    ).toMatchObject({ passed: 3, failed: 1, failures: ['functional\n    no database'] })
  })

  it('names the file of a group whose set-up failed', () => {
    const group = JSON.stringify({
      event: 'group:end',
      relativePath: 'tests/votes.spec.ts',
      title: 'Votes',
      errors: [{ phase: 'setup', error: { message: 'no bot' } }],
    })
    expect(
      readReport(group, summary({ passed: 0, failed: 0, skipped: 0, todo: 0 }, true))
    ).toMatchObject({
      failed: 1,
      failures: ['Votes\n    no bot\n    Again: npm test -- server tests/votes.spec.ts'],
    })
  })

  it('is missing when the run was interrupted', () => {
    expect(readReport(testEnd('one'))).toBeUndefined()
  })
})
