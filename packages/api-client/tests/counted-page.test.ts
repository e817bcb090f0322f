import { expect, test } from 'vitest'
import { requestCountedPage } from '../src/staff/counted-page.ts'

async function readPage(link: string) {
  const headers = new Headers({ link })
  return requestCountedPage(async ({ hooks }) => {
    for (const hook of hooks.afterResponse) {
      hook(new Request('http://localhost'), {}, new Response('', { headers }))
    }
    return ['row']
  })
}

test('a page has the total if the list has one', async () => {
  const link = '</api/admin/bots?cursor=abc>; rel="next"; total="600"'
  expect(await readPage(link)).toEqual({ items: ['row'], nextCursor: 'abc', total: 600 })
})

test('a page has no total otherwise', async () => {
  const link = '</api/bots?total=5&cursor=abc>; rel="next"'
  expect(await readPage(link)).toEqual({ items: ['row'], nextCursor: 'abc', total: undefined })
})
