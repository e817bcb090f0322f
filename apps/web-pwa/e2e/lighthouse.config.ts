import { browserSuite } from '@botanica/testkit/playwright'
import { defineConfig } from '@playwright/test'

/** `npm run lighthouse`: a measurement, so not a part of the tests. Its parts that judge markup overlap with theirs. */
export default defineConfig({
  ...browserSuite('web-pwa-lighthouse'),
  testMatch: 'lighthouse.ts',
  workers: 1,
})
