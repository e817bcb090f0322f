import { defineConfig } from 'vitest/config'

const START_MS = 120_000
const JOURNEY_MS = 60_000
const POLL_MS = 10_000
/** More than any inspection finds. */
const WHOLE_CHARACTERS = 4_000

/** Journeys in a real browser, over the built server, the Discord simulator and a database of their own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.ts'],
    globalSetup: ['support/global-setup.ts'],
    testTimeout: JOURNEY_MS,
    hookTimeout: START_MS,
    // What an inspection found is told whole, not as "[ Array(1) ]".
    chaiConfig: { truncateThreshold: WHOLE_CHARACTERS },
    expect: { poll: { timeout: POLL_MS } },
    // A browser on a crowded machine stalls now and then; what fails twice is broken.
    retry: 1,
    // One browser at a time: pictures and timings are those of a reader, not of a crowd.
    fileParallelism: false,
  },
})
