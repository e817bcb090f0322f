import { hasStatus } from '@botanica/api-client'
import { HTTP_NOT_FOUND, ownsBot } from '@botanica/api-client/contract'
import { BOT_FIELD_CHECKS } from '@botanica/api-client/forms'
import { createSubmissionQueries } from '@botanica/api-client/submission'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useServices } from '../../../lib/services.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import { TYPING_PAUSE_MS } from '../form/typing.ts'

/**
 * Looks up the bot with the typed id: its status on this site, and its data on Discord. Both are requested in
 * parallel after half a second without typing.
 */
export function useBotLookup(typed: string, viewer: Viewer | null) {
  const { api } = useServices()
  const reads = createSubmissionQueries(api.calls)
  const debounced = useDebounced(typed, TYPING_PAUSE_MS)
  const id = BOT_FIELD_CHECKS.discordBotId(typed).value
  const isDebounced = debounced === typed
  const lookupId = isDebounced ? id : undefined

  const queryOptions = { enabled: lookupId !== undefined }
  const status = useQuery({ ...reads.status(lookupId ?? ''), ...queryOptions })
  const platform = useQuery({ ...reads.platformBot(lookupId ?? ''), ...queryOptions })
  const isRejected = status.data?.approvalStatus === 'rejected'
  // Only owners can see a rejected bot.
  const own = useQuery({
    ...api.queries.bot(lookupId ?? ''),
    ...(isRejected ? { refetchOnMount: 'always' } : { queryFn: skipToken }),
  })
  const submitted = own.data && ownsBot(viewer, own.data) ? own.data : null

  return {
    isLooking: id !== undefined && (!isDebounced || platform.isLoading || status.isLoading),
    /** The bot's data on Discord. */
    info: lookupId === undefined ? undefined : platform.data,
    approvalStatus: lookupId === undefined ? undefined : status.data?.approvalStatus,
    /** The rejected bot, if the member can submit it again. */
    submitted: isRejected ? submitted : null,
    isOfOthers: isRejected && own.isSuccess && !submitted,
    /** Discord knows no such bot. */
    isUnknown: hasStatus(platform.error, HTTP_NOT_FOUND),
    /** Error of either request. */
    trouble: platform.error ?? status.error,
    checkFailed: status.isError,
    askAgain: () => {
      if (platform.isError) void platform.refetch()
      if (status.isError) void status.refetch()
    },
  }
}

export type BotLookup = ReturnType<typeof useBotLookup>
