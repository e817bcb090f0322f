import { QueryClient, type Query, type QueryKey } from '@tanstack/react-query'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  buildOfflineNextPage,
  buildOfflineResponse,
} from '../../../src/features/offline/catalog/offline-response.ts'
import { storeCatalog } from '../../../src/features/offline/catalog/stored-catalog.ts'
import { createCatalog } from './create-catalog.ts'

const BOTS = 60
const PAGE = 24
const client = new QueryClient()

interface ListData {
  pages: { items: { id: number; tags: string[] }[]; nextCursor: string | null }[]
  pageParams: unknown[]
}

function createQuery(queryKey: QueryKey, data?: unknown): Query {
  const query = client.getQueryCache().build(client, { queryKey })
  if (data !== undefined) query.setData(data)
  return query
}

beforeAll(async () => {
  const bots = Array.from({ length: BOTS }, (_, index) => ({
    id: index + 1,
    voteCount: index,
    certified: index % 2 === 0,
    categoryIds: [1],
  }))
  await storeCatalog(createCatalog(bots))
})

describe('Offline response', () => {
  test('lists each bot once across pages', async () => {
    const key = ['bots', 'pages', { search: 'bot' }, null]
    let data = (await buildOfflineResponse(createQuery(key)))!.data as ListData
    expect(data.pages[0]!.items[0]).toMatchObject({ id: BOTS, tags: ['Music'] })
    while (data.pages.at(-1)!.nextCursor !== null) {
      expect(data.pages.at(-1)!.items).toHaveLength(PAGE)
      data = (await buildOfflineNextPage(createQuery(key, data))) as ListData
    }
    const ids = data.pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids).toEqual(Array.from({ length: BOTS }, (_, index) => BOTS - index))
    expect(data.pageParams).toHaveLength(3)
  })

  test('continues a list that the server started', async () => {
    const page = { items: [{ id: BOTS }, { id: 3 }], nextCursor: 'of the server' }
    const query = createQuery(['bots', 'pages', {}, null], { pages: [page], pageParams: [null] })
    const { pages } = (await buildOfflineNextPage(query)) as ListData
    const ids = pages[1]!.items.map(({ id }) => id)
    expect(ids[0]).toBe(BOTS - 1)
    expect(ids).not.toContain(3)
  })

  test('counts the bots beside the choices of a filter', async () => {
    const { data } = (await buildOfflineResponse(
      createQuery(['bots', 'counts', { certified: true }])
    ))!
    expect(data).toMatchObject({
      total: BOTS / 2,
      certified: BOTS / 2,
      categories: [
        { value: 1, count: BOTS / 2 },
        { value: 2, count: 0 },
      ],
      removed: [{ value: 'certified', count: BOTS }],
    })
  })

  test('respects the requested limit', async () => {
    const list = (await buildOfflineResponse(createQuery(['bots', 'list', { limit: 5 }])))!.data
    expect(list).toMatchObject({ items: { length: 5 }, nextCursor: null })
    const certified = (await buildOfflineResponse(createQuery(['bots', 'certified', 6])))!.data as {
      id: number
    }[]
    expect(certified.map(({ id }) => id)).toEqual([59, 57, 55, 53, 51, 49])
  })

  test.each([
    [['bots', 'one', '30001']],
    [['bots', 'pages', {}, 'a cursor']],
    [['reviews', '30001']],
    [['own', 'bots']],
    [['viewer']],
  ])('is undefined for %j', async (key) => {
    expect(await buildOfflineResponse(createQuery(key))).toBe(undefined)
  })
})
