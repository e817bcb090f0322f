import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readJson } from '../machine/shell.ts'
import type { FileTime, TestResults } from './results.ts'

const REASON_LINES = 12

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: {
      ancestorTitles: string[]
      fullName: string
      status: string
      failureMessages: string[]
    }[]
  }[]
}

const FAILED = 'failed'
const RAN = new Set([FAILED, 'passed'])

/**
 * @param suiteName for the command that reruns a failed file
 * @returns undefined when the run left no report
 */
export function readVitestReport(file: string, suiteName: string): TestResults | undefined {
  const report = readJson(file) as VitestReport | undefined
  if (!report) return undefined
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === FAILED)
      .map(({ fullName, failureMessages }) =>
        withRerun(failure(fullName, failureMessages[0]), suiteName, basename(name))
      )
  )
  // A file that could not be loaded has no tests that could fail.
  const files = report.testResults
    .filter(({ status, assertionResults }) => {
      return status === FAILED && !assertionResults.some((test) => test.status === FAILED)
    })
    .map(({ name, message }) => withRerun(failure(name, message), suiteName, basename(name)))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + files.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...tests, ...files],
    skips: listSkipped(report),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: basename(name),
      milliseconds: endTime - startTime,
    })),
  }
}

function listSkipped({ testResults }: VitestReport): string[] {
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !RAN.has(status))
  return [...new Set(skipped.map(({ ancestorTitles, fullName }) => ancestorTitles[0] ?? fullName))]
}

/** The part of Japa's ndjson report that is read here. */
interface JapaTest {
  event: 'test:end'
  relativePath?: string
  title: { expanded: string } | string
  /** In milliseconds, without the hooks of its group. */
  duration: number
  isSkipped: boolean
  isTodo: boolean
  errors: { error: { message?: string; stack?: string } }[]
}
/** A group with errors in its hooks; the library reports none, so `report_group_errors.ts` of the server's tests does. */
interface JapaGroup extends Pick<JapaTest, 'relativePath' | 'title' | 'errors'> {
  event: 'group:end'
}
interface JapaSuite {
  event: 'suite:end'
  name: string
  errors: { error: { message?: string; stack?: string } }[]
}
interface JapaSummary {
  aggregates: {
    passed: number
    failed: number
    skipped: number
    todo: number
    regression: number
  }
  hasError: boolean
}

/**
 * @param suiteName for the command that reruns a failed file
 * @returns undefined when the run ended before its summary
 */
export function readJapaReport(file: string, suiteName: string): TestResults | undefined {
  const lines = readFileSync(file, 'utf8').split('\n').flatMap(parseLine)
  const summary = lines.find((line): line is JapaSummary => 'aggregates' in line)
  if (!summary) return undefined
  const failures = lines.flatMap((line) => {
    if (!('event' in line) || !line.errors?.length) return []
    const name = 'title' in line ? getTitle(line.title) : line.name
    const reason = line.errors.map(({ error }) => error.stack ?? error.message).join('\n')
    const text = failure(name, reason)
    return [
      'relativePath' in line && line.relativePath
        ? withRerun(text, suiteName, line.relativePath)
        : text,
    ]
  })
  const { passed, failed, skipped, todo } = summary.aggregates
  return {
    passed,
    // An error in a hook fails no test, but the run must not pass.
    failed: Math.max(failed, summary.hasError ? 1 : 0, failures.length),
    skipped: skipped + todo,
    failures,
    skips: [],
    files: listTimes(
      lines
        .filter((line): line is JapaTest => 'event' in line && line.event === 'test:end')
        .map(({ relativePath = '', duration }) => ({ name: relativePath, milliseconds: duration }))
    ),
  }
}

/** Adds up the tests of each file. */
function listTimes(tests: FileTime[]): FileTime[] {
  const byFile = Map.groupBy(tests, ({ name }) => name)
  return [...byFile].map(([name, times]) => ({
    name,
    milliseconds: times.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  }))
}

function getTitle(title: JapaTest['title']): string {
  return typeof title === 'string' ? title : title.expanded
}

type JapaLine = JapaTest | JapaGroup | JapaSuite | JapaSummary

function parseLine(line: string): JapaLine[] {
  if (!line.startsWith('{')) return []
  try {
    return [JSON.parse(line) as JapaLine]
  } catch {
    return []
  }
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: { message?: string; stack?: string }[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: PlaywrightSpec[]
}
interface PlaywrightSpec {
  title: string
  file: string
  line: number
  tests: { status: string; results: PlaywrightResult[] }[]
}
interface PlaywrightResult {
  /** In milliseconds, with the hooks and fixtures of the test. */
  duration: number
  errors: { message?: string }[]
  attachments: { name: string; path?: string }[]
}

const TRACE = 'trace'
const UNEXPECTED = 'unexpected'
const SKIPPED = 'skipped'

/**
 * @param suiteName for the command that reruns a failed test
 * @returns undefined when the run left no report
 */
export function readPlaywrightReport(file: string, suiteName: string): TestResults | undefined {
  const report = readJson(file) as PlaywrightReport | undefined
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  const tests = report.suites.flatMap((suite) => listTests(suite))
  const failures = tests
    .filter(({ status }) => status === UNEXPECTED)
    .map((test) => describeFailure(test, suiteName))
  // Errors outside of tests: a file that cannot be loaded, a set-up that failed.
  const errors = report.errors.map(({ message, stack }) => failure('The run', stack ?? message))
  const skips = tests.filter(({ status }) => status === SKIPPED).map(({ name }) => name)
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
    failures: [...failures, ...errors],
    skips: [...new Set(skips)],
    files: listTimes(
      tests.map(({ file: name, result }) => ({ name, milliseconds: result?.duration ?? 0 }))
    ),
  }
}

interface PlaywrightTest extends PlaywrightSpec {
  name: string
  status: string
  result: PlaywrightResult | undefined
}

function listTests(suite: PlaywrightSuite, titles: string[] = []): PlaywrightTest[] {
  const specs = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      ...spec,
      name: [...titles, spec.title].join(' > '),
      status,
      result: results.at(-1),
    }))
  )
  const inner = suite.suites ?? []
  return [...specs, ...inner.flatMap((child) => listTests(child, [...titles, child.title]))]
}

function describeFailure({ name, file, line, result }: PlaywrightTest, suiteName: string): string {
  const trace = result?.attachments.find((attachment) => attachment.name === TRACE)?.path
  return [
    failure(name, result?.errors.map(({ message }) => message).join('\n')),
    trace && `    Trace: npx playwright show-trace ${trace}`,
    rerun(suiteName, `${file}:${line}`),
  ]
    .filter(Boolean)
    .join('\n')
}

function withRerun(text: string, suiteName: string, file: string): string {
  return `${text}\n${rerun(suiteName, file)}`
}

function rerun(suiteName: string, file: string): string {
  return `    Again: npm test -- ${suiteName} ${file}`
}

function failure(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES).join('\n    ')
  return `${name}\n    ${lines}`.trimEnd()
}
