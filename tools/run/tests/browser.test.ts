import { chmodSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBrowser, findHeadlessShell } from '../src/browser.ts'
import { put, scratch } from './scratch.ts'

const EXECUTABLE = 0o755

/** Creates a program of this name that prints a version when asked, or fails. */
function program(folder: string, name: string, works = true): string {
  put(folder, { [name]: `#!/bin/sh\nexit ${works ? 0 : 1}\n` })
  const file = join(folder, name)
  chmodSync(file, EXECUTABLE)
  return file
}

function environment(folders: string[], cache = '/nowhere'): NodeJS.ProcessEnv {
  return { PATH: folders.join(delimiter), PLAYWRIGHT_BROWSERS_PATH: cache }
}

describe.skipIf(process.platform === 'win32')('finding a browser', () => {
  it('CHROMIUM_PATH takes precedence', () => {
    const folder = scratch()
    const named = program(folder, 'my-own-browser')
    program(folder, 'chromium')
    expect(findBrowser({ ...environment([folder]), CHROMIUM_PATH: named })).toBe(named)
  })

  it.each(['missing', 'broken'])('no other browser is used when CHROMIUM_PATH is %s', (kind) => {
    const folder = scratch()
    program(folder, 'chromium')
    const named = kind === 'broken' ? program(folder, 'own', false) : join(folder, 'none')
    expect(findBrowser({ ...environment([folder]), CHROMIUM_PATH: named })).toBeUndefined()
  })

  it('returns none when there is none', () => {
    expect(findBrowser(environment([scratch()]), [])).toBeUndefined()
  })

  it('the first browser on the PATH that starts is used', () => {
    const [first, second] = [scratch(), scratch()]
    program(first, 'chromium', false)
    const working = program(second, 'google-chrome')
    expect(findBrowser(environment([first, second]))).toBe(working)
  })

  it('the newest of Playwright’s is used when the PATH has none', () => {
    const cache = scratch()
    program(join(cache, 'chromium-900', 'chrome-linux'), 'chrome')
    const newest = program(join(cache, 'chromium-1100', 'chrome-linux'), 'chrome')
    expect(findBrowser(environment([], cache), [])).toBe(newest)
  })

  it('the headless shell must start, or there is none', () => {
    const folder = scratch()
    program(folder, 'chromium')
    expect(findHeadlessShell(environment([folder]))).toBeUndefined()
    const shell = program(folder, 'chromium-headless-shell')
    expect(findHeadlessShell(environment([folder]))).toBe(shell)
    expect(findBrowser(environment([folder]))).toBe(join(folder, 'chromium'))
    program(folder, 'chromium-headless-shell', false)
    expect(findHeadlessShell(environment([folder]))).toBeUndefined()
  })
})
