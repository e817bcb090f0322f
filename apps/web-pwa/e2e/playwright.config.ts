import { browserSuite, inWholeBrowser } from '@botanica/testkit/playwright'
import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from './support/test.ts'

/** They need push messages, and windows that are kept from opening. */
const IN_WHOLE_BROWSER = ['**/ads.e2e.ts', '**/push.e2e.ts']
/** They look at what is there and change nothing. */
const READ_ONLY = [
  '*screens',
  'api-reference',
  'categories',
  'first-load',
  'header',
  'keyboard',
  'lighthouse',
  'no-script',
  'text-pages',
  'unfurling',
].map((name) => `**/${name}.e2e.ts`)

/** Journeys in a real browser, over the built server, the simulators and a database of their own. */
export default defineConfig<object, WorkerOptions>({
  ...browserSuite('web-pwa-e2e'),
  projects: [
    { name: 'journeys', testIgnore: [...IN_WHOLE_BROWSER, ...READ_ONLY] },
    { name: 'whole-browser', testMatch: IN_WHOLE_BROWSER, use: inWholeBrowser() },
    {
      // Any worker may take any of them, and the site is not put back in between.
      name: 'read-only',
      testMatch: READ_ONLY,
      fullyParallel: true,
      use: { isReadOnly: true },
    },
  ],
})
