import { VOTE_QUERY_LIMITS } from '@botanica/api-client/contract'
import { withoutLanguage } from '../../../lib/language.ts'
import { VOTE_PAGE } from '../../../lib/paths.ts'

/** The query string of the vote page, which the bot gets with the vote; `null` elsewhere and for one that is too long. */
export function getVoteQuery(address: { pathname: string; search: string }): string | null {
  const query = VOTE_PAGE.test(address.pathname) ? withoutLanguage(address.search) : ''
  return query && query.length <= VOTE_QUERY_LIMITS.max ? query : null
}
