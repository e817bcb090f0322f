import { defineConfig } from 'vitest/config'

const BUSY_MACHINE_MS = 20_000

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['test/setup.ts'],
    // Typing letter by letter takes its time where other suites keep the processors busy.
    testTimeout: BUSY_MACHINE_MS,
  },
})
