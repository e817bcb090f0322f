import { join } from 'node:path'
import { browserSuite } from '@botanica/testkit/playwright'
import { defineConfig } from '@playwright/test'

/** The client in the simulated shell, beside the built product with a demo world of its own. */
export default defineConfig(
  browserSuite('staff-desktop-e2e', [join(import.meta.dirname, 'support/global-setup.ts')])
)
