import { VOTE_QUERY_LIMITS } from '@botanica/api-client/contract'
import { expect, test } from 'vitest'
import { getVoteQuery } from '../../../src/features/bot/member/vote-query.ts'

const VOTE_PAGE = '/bot/100000000000000042/vote'

test.each([
  [VOTE_PAGE, '?from=here&x=1', '?from=here&x=1'],
  [`${VOTE_PAGE}/`, '?from=here', '?from=here'],
  [VOTE_PAGE, '?lang=ro&from=here', '?from=here'],
  [VOTE_PAGE, '?text="a b"<c>', '?text=%22a+b%22%3Cc%3E'],
  [VOTE_PAGE, '?lang=ro', null],
  [VOTE_PAGE, '', null],
  [VOTE_PAGE, `?${'x'.repeat(VOTE_QUERY_LIMITS.max)}`, null],
  ['/bot/100000000000000042', '?from=here', null],
])('the query string of %s%s', (pathname, search, expected) => {
  expect(getVoteQuery({ pathname, search })).toBe(expected)
})
