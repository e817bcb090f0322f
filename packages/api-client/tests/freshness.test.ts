import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApi, pollingOnly } from '../src/index.ts'

describe('a list with a known change', () => {
  const ALL = { refetchType: 'all' } as const
  /** The cache mode of each request. */
  const modes: RequestCache[] = []
  const { queries } = createApi({
    baseUrl: 'https://botanica.test',
    live: pollingOnly,
    fetch: async (request) => {
      modes.push(request.cache)
      return Response.json([])
    },
  })
  let client: QueryClient

  beforeEach(() => {
    modes.length = 0
    client = new QueryClient()
    return () => client.clear()
  })

  test.each([
    ['a list', () => client.fetchQuery(queries.botList({ sort: 'newest' }))],
    ['the certified bots', () => client.fetchQuery(queries.certifiedBots(3))],
    ['a list that grows', () => client.fetchInfiniteQuery(queries.botPages({ sort: 'newest' }))],
  ])('%s is requested past the caches, once', async (_name, fetchList) => {
    await fetchList()
    await client.invalidateQueries(ALL)
    expect(modes).toEqual(['default', 'no-cache'])
    await client.refetchQueries({ type: 'all' })
    expect(modes).toEqual(['default', 'no-cache', 'default'])
  })
})
