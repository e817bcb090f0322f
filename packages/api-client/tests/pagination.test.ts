import { describe, expect, test } from 'vitest'
import { getNextCursor } from '../src/pagination.ts'

function cursorIn(link: string) {
  return getNextCursor(new Headers({ link }))
}

describe('the next page', () => {
  test('starts at the cursor of the next link', () => {
    expect(cursorIn('</api/bots?sort=newest&cursor=WzEsMl0>; rel="next"')).toBe('WzEsMl0')
  })

  test('is found among other links', () => {
    expect(cursorIn('</a?cursor=x>; rel="prev", </api/bots?cursor=abc>; rel="next"')).toBe('abc')
  })

  test.each(['', '</api/bots?cursor=x>; rel="prev"', '</api/bots>; rel="next"', 'nonsense'])(
    'does not exist after %j',
    (link) => {
      expect(cursorIn(link)).toBeNull()
    }
  )
})
