import { queryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'
import { nullIfNotFound } from './null-if-not-found.ts'

/** Keys of what the screens for submitting and looking after bots read. */
export const submissionKeys = {
  all: () => ['submission'] as const,
  status: (discordBotId: string) => ['submission', 'status', discordBotId] as const,
  platformBot: (discordBotId: string) => ['submission', 'platform', discordBotId] as const,
  membership: () => ['submission', 'membership'] as const,
  account: (userId: string) => ['submission', 'account', userId] as const,
  token: (botId: number) => ['submission', 'token', botId] as const,
}

/** What somebody else may change at any moment is asked for whenever a screen opens. */
const NEVER_FRESH = { staleTime: 0 }

/** Reads of the screens for submitting and looking after bots, and of no other; so they do not come with every page. */
export function createSubmissionQueries(calls: Client) {
  return {
    /** How far the bot with that id has come; `null` when it is free. */
    status: (discordBotId: string) =>
      queryOptions({
        queryKey: submissionKeys.status(discordBotId),
        queryFn: ({ signal }) =>
          nullIfNotFound(calls.botStatuses.show({ params: { id: discordBotId }, signal })),
        ...NEVER_FRESH,
      }),

    /** What the platform knows of a bot; one that it does not know is a failure. */
    platformBot: (discordBotId: string) =>
      queryOptions({
        queryKey: submissionKeys.platformBot(discordBotId),
        queryFn: ({ signal }) => calls.discordBots.show({ params: { id: discordBotId }, signal }),
      }),

    /** Whether the member is in the community server. */
    membership: () =>
      queryOptions({
        queryKey: submissionKeys.membership(),
        queryFn: ({ signal }) => calls.serverMembership.show({ signal }),
        ...NEVER_FRESH,
      }),

    /** Somebody on the platform, be they a member or not; `null` when there is nobody. */
    account: (userId: string) =>
      queryOptions({
        queryKey: submissionKeys.account(userId),
        queryFn: ({ signal }) =>
          nullIfNotFound(calls.discordUsers.show({ params: { id: userId }, signal })),
      }),

    /** Since when the bot has a token for its server count; `null` when it has none. */
    token: (botId: number) =>
      queryOptions({
        queryKey: submissionKeys.token(botId),
        queryFn: ({ signal }) =>
          nullIfNotFound(calls.botTokens.show({ params: { id: botId }, signal })),
        ...NEVER_FRESH,
      }),
  }
}
