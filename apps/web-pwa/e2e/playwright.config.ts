import { browserSuite, inWholeBrowser } from '@botanica/testkit/playwright'
import { defineConfig } from '@playwright/test'
import { IN_WHOLE_BROWSER, type WorkerOptions } from './support/test.ts'

const WHOLE_BROWSER_TAG = new RegExp(IN_WHOLE_BROWSER.tag)
/** The files whose tests change nothing. */
const READ_ONLY = [
  '*screens',
  'api-reference',
  'categories',
  'compare',
  'first-load',
  'header',
  'keyboard',
  'link-previews',
  'no-script',
  'text-pages',
].map((name) => `**/${name}.e2e.ts`)

/** Tests in a real browser with the built server, the simulators and a database per worker. */
export default defineConfig<object, WorkerOptions>({
  ...browserSuite('web-pwa-e2e'),
  projects: [
    { name: 'journeys', testIgnore: READ_ONLY, grepInvert: WHOLE_BROWSER_TAG },
    { name: 'whole-browser', grep: WHOLE_BROWSER_TAG, use: inWholeBrowser() },
    {
      // Any worker may run any of them, and the site is not reset in between.
      name: 'read-only',
      testMatch: READ_ONLY,
      fullyParallel: true,
      use: { isReadOnly: true },
    },
  ],
})
