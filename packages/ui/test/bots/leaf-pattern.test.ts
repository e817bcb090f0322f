import { describe, expect, it } from 'vitest'
import { leafPattern } from '../../src/bots/leaf-pattern.ts'
import { getHue } from '../../src/primitives/index.ts'

/* The hues of Discord's purple, which our own colors avoid. */
const PLATFORM_HUES = { from: 265, to: 330 }

describe('leafPattern', () => {
  it('is the same each time for one bot', () => {
    expect(leafPattern('300000000000000001')).toEqual(leafPattern('300000000000000001'))
  })

  it('differs between bots', () => {
    const patterns = Array.from({ length: 50 }, (_, index) => leafPattern(String(index)).leaves)

    expect(new Set(patterns).size).toBe(50)
  })

  it('uses only integers', () => {
    for (const seed of ['', 'a', '300000000000000001', 'ș'.repeat(200)]) {
      const { leaves, veins } = leafPattern(seed)
      expect(`${leaves}${veins}`).toMatch(/^[MCLQZ\d\s-]+$/)
    }
  })
})

describe('hueOf', () => {
  it('avoids the hues of Discord', () => {
    for (let index = 0; index < 500; index++) {
      const hue = getHue(String(index))
      expect(hue < PLATFORM_HUES.from || hue > PLATFORM_HUES.to).toBe(true)
    }
  })
})
