import { browserSuite } from '@botanica/testkit/playwright'
import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from './support/test.ts'

/** Journeys in a real browser, over the built server, the simulators and a database of their own. */
export default defineConfig<object, WorkerOptions>({
  ...browserSuite('web-pwa-e2e'),
  projects: [
    { name: 'journeys', testIgnore: ['**/*screens.e2e.ts', '**/lighthouse.e2e.ts'] },
    {
      // They look at what is there and change nothing: any worker may take any of them.
      name: 'screens',
      testMatch: '**/*screens.e2e.ts',
      fullyParallel: true,
      use: { isReadOnly: true },
    },
    {
      // Alone, when everything else is done: it judges how fast pages are.
      name: 'lighthouse',
      testMatch: '**/lighthouse.e2e.ts',
      dependencies: ['journeys', 'screens'],
      workers: 1,
    },
  ],
})
