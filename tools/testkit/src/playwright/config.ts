import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  BROWSER_VARIABLE,
  SHELL_VARIABLE,
  findBrowser,
  findHeadlessShell,
} from '@botanica/run/browser'
import { ensureLogDirectory } from '@botanica/run/testing'
import type { LaunchOptions, PlaywrightTestConfig } from '@playwright/test'
import { TIMEOUTS } from '../timeouts.ts'

/** Sites and browsers in parallel. A browser and its site use more than a core, so another one makes all slower. */
const WORKERS = availableParallelism()

/** Where Playwright's own reporter writes the report that `npm test` reads. */
const JSON_VARIABLE = 'PLAYWRIGHT_JSON_OUTPUT_FILE'

/** Chromium obeys only the last of several such switches, so Playwright's own list (1.65) is repeated. */
const DISABLED_FEATURES = [
  // With it, a page that is loaded without a connection reports `navigator.onLine` (Chromium 150).
  'RenderDocument',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** A page of a test lives for seconds, in which optimizing its code takes more of the processor than it saves. */
const SCRIPT_OPTIONS = ['--no-opt', '--no-maglev', '--max-lazy']

/**
 * The common configuration of all browser suites: timeouts that fit the machine, the installed browser, no retries,
 * and a trace and a screenshot of failures.
 *
 * @param suite its name; the traces of failures are in a folder of that name among the logs (`.data/logs`)
 * @param furtherSetup files that set up what else the suite needs before its first test
 */
export function browserSuite(suite: string, furtherSetup: string[] = []): PlaywrightTestConfig {
  return {
    testMatch: '**/*.e2e.ts',
    globalSetup: [join(import.meta.dirname, 'global-setup.ts'), ...furtherSetup],
    outputDir: join(ensureLogDirectory(process.env), `${suite}-failures`),
    reporter: [
      [join(import.meta.dirname, 'reporter.ts')],
      ...(process.env[JSON_VARIABLE] ? [['json'] as ['json']] : []),
    ],
    workers: Number(process.env.E2E_WORKERS ?? WORKERS),
    repeatEach: Number(process.env.E2E_REPEAT ?? 1),
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
        // A snapshot per step would take a fifth of the run; `--trace on` has them for a test that is rerun.
        snapshots: false,
        sources: false,
      },
      screenshot: 'only-on-failure',
      launchOptions: launchOptions(shellOrBrowser()),
    },
  }
}

/**
 * For projects whose tests need what the headless shell lacks: push messages, installation, blocking of pop-up
 * windows.
 */
export function inWholeBrowser() {
  return { launchOptions: launchOptions(wholeBrowser()) }
}

function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    // The pop-up blocker stays on, as it is for people.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: [
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      `--js-flags=${SCRIPT_OPTIONS.join(' ')}`,
    ],
  }
}

/** Searched once per process: each worker loads the configuration again. */
function shellOrBrowser(): string {
  return (process.env[SHELL_VARIABLE] ??= findHeadlessShell() ?? wholeBrowser())
}

function wholeBrowser(): string {
  const found = findBrowser()
  if (!found) {
    throw new Error(`No Chromium was found. Install one, or set its path in ${BROWSER_VARIABLE}.`)
  }
  return (process.env[BROWSER_VARIABLE] = found)
}
