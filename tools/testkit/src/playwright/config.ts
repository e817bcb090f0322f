import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  BROWSER_VARIABLE,
  SHELL_VARIABLE,
  findBrowser,
  findHeadlessShell,
} from '@botanica/run/browser'
import { logDirectory } from '@botanica/run/testing'
import type { LaunchOptions, PlaywrightTestConfig } from '@playwright/test'
import { TIMEOUTS } from '../timeouts.ts'

/** Sites and browsers side by side: one more than there are cores, because each also waits. */
const WORKERS = availableParallelism() + 1

/** Where Playwright's own reporter writes what `npm test` reads. */
const JSON_VARIABLE = 'PLAYWRIGHT_JSON_OUTPUT_FILE'

/**
 * What the browser suites of all clients have in common: limits that fit the machine, the browser that is installed, no
 * retries, and a trace and a screenshot of what failed.
 *
 * @param suite its name; what fails leaves its traces in a folder of that name among the logs (`.data/logs`)
 * @param furtherSetup files of what else the suite needs before its first test
 */
export function browserSuite(suite: string, furtherSetup: string[] = []): PlaywrightTestConfig {
  return {
    testMatch: '**/*.e2e.ts',
    globalSetup: [join(import.meta.dirname, 'global-setup.ts'), ...furtherSetup],
    outputDir: join(logDirectory(process.env), `${suite}-failures`),
    reporter: [
      [join(import.meta.dirname, 'reporter.ts')],
      ...(process.env[JSON_VARIABLE] ? [['json'] as ['json']] : []),
    ],
    workers: Number(process.env.E2E_WORKERS ?? WORKERS),
    retries: 0,
    forbidOnly: Boolean(process.env.CI),
    timeout: TIMEOUTS.test,
    expect: { timeout: TIMEOUTS.poll },
    use: {
      actionTimeout: TIMEOUTS.step,
      navigationTimeout: TIMEOUTS.step,
      trace: {
        mode: 'retain-on-failure',
        screenshots: false,
        // Each step would copy the whole page, which takes a fifth of a run; `--trace on` has it for the test that is run again.
        snapshots: false,
        sources: false,
      },
      screenshot: 'only-on-failure',
      launchOptions: launchOptions(shellOrBrowser()),
    },
  }
}

/** For projects whose tests need what the headless shell lacks: push messages, installing, windows that are kept from opening. */
export function inWholeBrowser() {
  return { launchOptions: launchOptions(wholeBrowser()) }
}

function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    // Windows that nobody has asked for are kept from opening, as they are for people.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  }
}

/** Looked for once: each worker reads the configuration again. */
function shellOrBrowser(): string {
  return (process.env[SHELL_VARIABLE] ??= findHeadlessShell() ?? wholeBrowser())
}

function wholeBrowser(): string {
  const found = findBrowser()
  if (!found) {
    throw new Error(`No Chromium was found. Install one, or name it in ${BROWSER_VARIABLE}.`)
  }
  return (process.env[BROWSER_VARIABLE] = found)
}
