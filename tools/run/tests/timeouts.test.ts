import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const VARIABLE = 'TEST_TIMEOUT_FACTOR'
const before = process.env[VARIABLE]

beforeEach(() => void vi.resetModules())
afterEach(() => {
  if (before === undefined) delete process.env[VARIABLE]
  else process.env[VARIABLE] = before
})

test('timeouts are multiplied by the given factor', async () => {
  process.env[VARIABLE] = '3'
  const { scaleTimeout, TIMEOUTS } = await import('../src/testing/timeouts.ts')
  expect(scaleTimeout(1_000)).toBe(3_000)
  expect(TIMEOUTS.step).toBe(scaleTimeout(20_000))
})

test('a measurement shortens no timeout, and child processes use the same one', async () => {
  delete process.env[VARIABLE]
  const { scaleTimeout } = await import('../src/testing/timeouts.ts')
  expect(scaleTimeout(1_000)).toBeGreaterThanOrEqual(1_000)
  expect(Number(process.env[VARIABLE])).toBe(scaleTimeout(1_000) / 1_000)
})
