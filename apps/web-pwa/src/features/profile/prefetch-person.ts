import { prefetch, createPrefetcher } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'

/** Prefetches the data of a public profile. @returns false if the person is known not to exist */
export async function prefetchPerson(services: Services, id: string): Promise<boolean> {
  const { api, queryClient } = services
  const person = api.queries.person(id)
  const read = createPrefetcher(services)
  await prefetch({
    essential: [read.one(person, true)],
    others: [read.pages(api.queries.personBots(id))],
  })
  return queryClient.getQueryData(person.queryKey) !== null
}
