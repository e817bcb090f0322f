import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests come with the parts.
  test: { passWithNoTests: true, include: ['tests/**/*.spec.{ts,tsx}'] },
})
