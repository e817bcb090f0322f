import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const START_MS = 120_000
const JOURNEY_MS = 60_000
const POLL_MS = 10_000
const SITE = join(import.meta.dirname, '../../web-pwa/e2e/support/global-setup.ts')

/** The client in the simulated shell, beside the built product with a demo world of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.ts'],
    globalSetup: ['support/global-setup.ts', SITE],
    testTimeout: JOURNEY_MS,
    hookTimeout: START_MS,
    expect: { poll: { timeout: POLL_MS } },
    // A browser on a crowded machine stalls now and then; what fails twice is broken.
    retry: 1,
    fileParallelism: false,
  },
})
