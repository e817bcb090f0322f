import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** The state of the tests of one file. */
interface FileProgress {
  name: string
  tests: number
  left: number
  failed: number
  milliseconds: number
}

/**
 * Prints a line for each finished file, as Vitest's reporter does (`npm test` shows them while a suite runs), and for
 * each failure its reason and trace. Passes on what tests print.
 */
export default class FileReporter implements Reporter {
  readonly #files = new Map<string, FileProgress>()
  #root = ''

  onBegin({ rootDir, workers }: FullConfig, suite: Suite) {
    this.#root = rootDir
    const tests = suite.allTests()
    for (const { location } of tests) {
      const known = this.#files.get(location.file)
      if (known) {
        known.tests++
        known.left++
        continue
      }
      const name = relative(rootDir, location.file)
      this.#files.set(location.file, { name, tests: 1, left: 1, failed: 0, milliseconds: 0 })
    }
    write(`tests: ${tests.length}, files: ${this.#files.size}, workers: ${workers}`)
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const file = this.#files.get(test.location.file)!
    file.left--
    file.milliseconds += result.duration
    if (!test.ok()) {
      file.failed++
      this.#writeFailure(test, result)
    }
    if (file.left === 0) write(fileLine(file))
  }

  onError(error: { message?: string; stack?: string }) {
    write(error.stack ?? error.message ?? String(error))
  }

  onStdOut(chunk: string | Buffer) {
    process.stdout.write(chunk)
  }

  onStdErr(chunk: string | Buffer) {
    process.stderr.write(chunk)
  }

  printsToStdio() {
    return true
  }

  #writeFailure(test: TestCase, { errors, attachments }: TestResult) {
    const place = `${relative(this.#root, test.location.file)}:${test.location.line}`
    // The first part of a title is empty, the next two are the project and the file.
    write(`× ${place} ${test.titlePath().slice(3).join(' > ')}`)
    for (const { stack, message, snippet } of errors) {
      write([stack ?? message, snippet].filter(Boolean).join('\n').replace(/^/gm, '    '))
    }
    for (const { name, path } of attachments) if (path) write(`    ${name}: ${path}`)
  }
}

function fileLine({ name, tests, failed, milliseconds }: FileProgress): string {
  const counts = `${tests} ${tests === 1 ? 'test' : 'tests'}${failed > 0 ? ` | ${failed} failed` : ''}`
  return `${failed > 0 ? '❯' : '✓'} ${name} (${counts}) ${Math.round(milliseconds)}ms`
}

function write(text: string) {
  process.stdout.write(`${text}\n`)
}
