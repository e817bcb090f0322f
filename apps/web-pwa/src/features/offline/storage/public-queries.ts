import { queryKeys, type BotDetail } from '@botanica/api-client'
import type { Query, QueryClient } from '@tanstack/react-query'

const isApproved = (bot: unknown) =>
  (bot as BotDetail | null | undefined)?.approvalStatus === 'approved'

/**
 * Whether a query has the same response for everybody. Only such responses are stored on the device: no lists
 * of a member, and no bots that are not public yet.
 */
export function isPublicQuery(queryClient: QueryClient, { queryKey, state }: Query): boolean {
  if (state.data === null || state.data === undefined) return false
  const [area, second, , seenBy] = queryKey as readonly unknown[]
  switch (area) {
    case 'categories':
      return true
    case 'bots':
      return second !== 'one' || isApproved(state.data)
    case 'reviews':
      return isApproved(queryClient.getQueryData(queryKeys.bot(second as string)))
    case 'people':
      return seenBy === undefined || seenBy === 'everybody'
    default:
      return false
  }
}
