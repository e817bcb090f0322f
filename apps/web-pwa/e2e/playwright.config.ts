import { browserSuite } from '@botanica/testkit/playwright'
import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from './support/test.ts'

const suite = browserSuite('web-pwa-e2e')

/** Journeys in a real browser, over the built server, the simulators and a database of their own. */
export default defineConfig<object, WorkerOptions>({
  ...suite,
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
      // By a script of its own, `test:lighthouse`: it measures, so nothing else may run beside it.
      name: 'lighthouse',
      testMatch: '**/lighthouse.e2e.ts',
      workers: 1,
      // Each run empties its folder, and this one comes after the others.
      outputDir: `${suite.outputDir}-lighthouse`,
    },
  ],
})
