import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { staffKeys, type RemovedReviewFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { RemovedReview } from './response-types.ts'

/** Stable across calls, so that lists keep their identity. */
const idOfReview = ({ id }: RemovedReview) => id

/** The staff's queries of reviews that can be restored, polled like the queues. */
export function createRemovedReviewQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    removedReviewList: (filter: RemovedReviewFilter): RowsSource<RemovedReview> => ({
      queryKey: staffKeys.removedReviewList(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.removedRatings.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfReview,
      polling: every(STAFF_REFRESH_MS.removedReviews),
    }),
  }
}
