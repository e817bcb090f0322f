import { describe, expect, test } from 'vitest'
import { getNextCursor, requestPage } from '../src/pagination.ts'

function cursorIn(link: string) {
  return getNextCursor(new Headers({ link }))
}

async function readPage(link: string) {
  const headers = new Headers({ link })
  return requestPage(async ({ hooks }) => {
    for (const hook of hooks.afterResponse) {
      hook(new Request('http://localhost'), {}, new Response('', { headers }))
    }
    return ['row']
  })
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

describe('a page', () => {
  test('has the total of lists that count', async () => {
    const link = '</api/admin/bots?cursor=abc>; rel="next"; total="600"'
    expect(await readPage(link)).toEqual({ items: ['row'], nextCursor: 'abc', total: 600 })
  })

  test('has no total otherwise', async () => {
    const link = '</api/bots?total=5&cursor=abc>; rel="next"'
    expect(await readPage(link)).toEqual({ items: ['row'], nextCursor: 'abc' })
  })
})
