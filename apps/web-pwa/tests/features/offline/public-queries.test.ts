import { queryKeys } from '@botanica/api-client'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { isPublicQuery } from '../../../src/features/offline/storage/public-queries.ts'

const APPROVED = 'approved'
const PENDING = 'pending'

function isStored(queryKey: QueryKey, data: unknown = {}) {
  const client = new QueryClient()
  for (const approvalStatus of [APPROVED, PENDING]) {
    client.setQueryData(queryKeys.bot(approvalStatus), { approvalStatus })
  }
  client.setQueryData(queryKey, data)
  const query = client.getQueryCache().build(client, { queryKey })
  return isPublicQuery(client, query)
}

describe('Queries stored on the device', () => {
  test.each([
    [queryKeys.categories()],
    [queryKeys.botList({})],
    [queryKeys.botPages({}, null)],
    [queryKeys.certifiedBots(6)],
    [queryKeys.reviews(APPROVED)],
    [queryKeys.person('1')],
    [queryKeys.personBots('1', 'everybody')],
  ])('include the public %j', (key) => {
    expect(isStored(key)).toBe(true)
  })

  test.each([
    [queryKeys.viewer()],
    [queryKeys.ownBots()],
    [queryKeys.ownReviews()],
    [queryKeys.ownVotes()],
    [queryKeys.voteEligibility(1)],
    [queryKeys.reviewVotes(1)],
    [queryKeys.botVotes(1)],
    [queryKeys.personBots('1', 'insider')],
    [queryKeys.reviews(PENDING)],
    [queryKeys.reviews('of a bot that is not known')],
    [queryKeys.ads('footer')],
    [['staff', 'bots']],
    [['whatever comes later']],
  ])('exclude %j', (key) => {
    expect(isStored(key)).toBe(false)
  })

  test('include a bot only if it is public', () => {
    expect(isStored(queryKeys.bot('1'), { approvalStatus: APPROVED })).toBe(true)
    expect(isStored(queryKeys.bot('1'), { approvalStatus: PENDING })).toBe(false)
    expect(isStored(queryKeys.bot('1'), null)).toBe(false)
    expect(isStored(queryKeys.categories(), null)).toBe(false)
  })
})
