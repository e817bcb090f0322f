import { expect, test } from 'vitest'
import { createApi, createQueryClient, pollingOnly } from '../src/index.ts'
import { createStaffQueries } from '../src/staff/index.ts'

const suggestion = (id: number, kind = 'bot') => ({ kind, id, name: `Suggested ${id}` })
const RESPONSES: Record<string, unknown[]> = {
  '/api/admin/bots': [
    { id: 1, name: 'Found 1' },
    { id: 2, name: 'Found 2' },
  ],
  '/api/search/suggestions': [
    suggestion(1, 'category'),
    ...[2, 3, 4, 5, 6].map((id) => suggestion(id)),
  ],
}

test('the palette finds all bots, then suggested ones, each once', async () => {
  const requests: string[] = []
  const api = createApi({
    baseUrl: 'http://localhost',
    live: pollingOnly,
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url)
      requests.push(pathname + search)
      return Response.json(RESPONSES[pathname])
    },
  })
  const found = await createQueryClient().fetchQuery(createStaffQueries(api).foundBots('orcahr'))
  expect(requests.toSorted()).toEqual([
    '/api/admin/bots?search=orcahr&limit=5',
    '/api/search/suggestions?q=orcahr',
  ])
  expect(found.map(({ name }) => name)).toEqual([
    'Found 1',
    'Found 2',
    'Suggested 3',
    'Suggested 4',
    'Suggested 5',
  ])
})
