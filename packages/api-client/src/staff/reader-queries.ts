import { READER_MS } from '@botanica/server/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { staffKeys } from './keys.ts'

/** Queries of who has which item of a queue open. */
export function createReaderQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    /** The other staff members who have an item open now, of all queues. */
    itemReaders: () =>
      queryOptions({
        queryKey: staffKeys.readers(),
        queryFn: ({ signal }) => calls.itemReaders.index({ signal }),
        ...every(READER_MS.refresh),
      }),
  }
}
