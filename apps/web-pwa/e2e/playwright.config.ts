import { browserSuite, inWholeBrowser } from '@botanica/testkit/playwright'
import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from './support/test.ts'

/** They need push messages, and windows that are kept from opening. */
const IN_WHOLE_BROWSER = ['**/ads.e2e.ts', '**/push.e2e.ts']
const SCREENS = ['**/*screens.e2e.ts', '**/lighthouse.e2e.ts']

/** Journeys in a real browser, over the built server, the simulators and a database of their own. */
export default defineConfig<object, WorkerOptions>({
  ...browserSuite('web-pwa-e2e'),
  projects: [
    { name: 'journeys', testIgnore: [...IN_WHOLE_BROWSER, ...SCREENS] },
    { name: 'whole-browser', testMatch: IN_WHOLE_BROWSER, use: inWholeBrowser() },
    {
      // They look at what is there and change nothing: any worker may take any of them.
      name: 'screens',
      testMatch: SCREENS,
      fullyParallel: true,
      use: { isReadOnly: true },
    },
  ],
})
