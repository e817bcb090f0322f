import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    /** The contract is types: a wrong field must fail these tests, not only the check. */
    typecheck: {
      enabled: true,
      include: ['tests/**/*.test-d.ts'],
      tsconfig: 'tsconfig.json',
      // Those of the server's own files are told by its own check.
      ignoreSourceErrors: true,
    },
  },
})
