import { join } from 'node:path'
import { browserSuite } from '@botanica/testkit/playwright'
import { defineConfig } from '@playwright/test'

/** Tests of the client in the simulated shell, with the built product and a demo world of its own. */
export default defineConfig(
  browserSuite('staff-desktop-e2e', [join(import.meta.dirname, 'support/global-setup.ts')])
)
