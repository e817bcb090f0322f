import { expect, test } from 'vitest'
import { getAddedCost, getOrder } from '../src/counting/counting-load.ts'

const round = (cpuMs: number) => ({ cpuMs, perSecond: 1, p50: 1, p99: 1, failed: 0 })

test('neighboring rounds have opposite orders, so that a steady drift cancels out', () => {
  expect(getOrder(0)).toEqual(['alone', 'ignored', 'counted'])
  expect(getOrder(1)).toEqual(['counted', 'ignored', 'alone'])
})

test('the added cost compares each round with its own neighbors', () => {
  const measured = {
    alone: [round(1), round(2), round(4)],
    ignored: [round(1), round(2), round(4)],
    counted: [round(1.02), round(2.04), round(8)],
  }
  expect(getAddedCost({ measured }, 'alone')).toBeCloseTo(0.02)
})
