/** The results of one suite, or of all of them. */
export interface TestResults {
  passed: number
  failed: number
  skipped: number
  /** One text per failure: its title and reason. */
  failures: string[]
  /** The titles of the skipped tests, which say why. */
  skips: string[]
  files: FileTime[]
}

/** How long the tests of one file took, in milliseconds. */
export interface FileTime {
  name: string
  milliseconds: number
}

export const NO_RESULTS: TestResults = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  skips: [],
  files: [],
}

export function addResults(left: TestResults, right: TestResults): TestResults {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
    failures: [...left.failures, ...right.failures],
    skips: [...left.skips, ...right.skips],
    files: [...left.files, ...right.files],
  }
}

/** `12 passed, 0 failed`, and `, 3 skipped` when there are any. The last line of `npm test`. */
export function formatSummary({ passed, failed, skipped }: TestResults): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/**
 * A suite that exits with an error without a failed test has failed, and so has one that ran nothing.
 * @param exitCode undefined when it hung and was stopped
 * @param output the end of its output, shown in that case
 */
export function withRunFailure(
  figures: TestResults,
  exitCode: number | undefined,
  output = ''
): TestResults {
  const quoted = output.replace(/^/gm, '    ').trimEnd()
  const failure = (text: string) =>
    addResults(figures, { ...NO_RESULTS, failed: 1, failures: [`${text}\n${quoted}`.trimEnd()] })
  if (exitCode === undefined) return failure('The suite wrote nothing any more and was stopped.')
  if (exitCode !== 0 && figures.failed === 0) {
    return failure(`The suite itself failed (exit code ${exitCode}).`)
  }
  if (figures.passed + figures.failed + figures.skipped === 0) {
    return failure('The suite ran no test.')
  }
  return figures
}
