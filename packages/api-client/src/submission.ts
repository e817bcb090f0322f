import { queryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'
import { nullIfNotFound } from './null-if-not-found.ts'
import type { ResponseBody } from './response-types.ts'

export type BotToken = ResponseBody<Client['namedBotTokens']['index']>[number]

/** Query keys of the screens for submitting and managing bots. */
export const submissionKeys = {
  all: () => ['submission'] as const,
  status: (discordBotId: string) => ['submission', 'status', discordBotId] as const,
  platformBot: (discordBotId: string) => ['submission', 'platform', discordBotId] as const,
  membership: () => ['submission', 'membership'] as const,
  account: (userId: string) => ['submission', 'account', userId] as const,
  tokens: (botId: number) => ['submission', 'tokens', botId] as const,
}

/** Others may change this at any time, so every screen that opens refetches it. */
const NEVER_FRESH = { staleTime: 0 }

/** Queries of the screens for submitting and managing bots only, so that other pages do not load them. */
export function createSubmissionQueries(calls: Client) {
  return {
    /** The status of the listing with that bot id; `null` when the id is free. */
    status: (discordBotId: string) =>
      queryOptions({
        queryKey: submissionKeys.status(discordBotId),
        queryFn: ({ signal }) =>
          nullIfNotFound(calls.botStatuses.show({ params: { id: discordBotId }, signal })),
        ...NEVER_FRESH,
      }),

    /** What Discord knows about a bot; rejects for an unknown one. */
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

    /** A Discord user, whether a member or not; `null` when there is none. */
    account: (userId: string) =>
      queryOptions({
        queryKey: submissionKeys.account(userId),
        queryFn: ({ signal }) =>
          nullIfNotFound(calls.discordUsers.show({ params: { id: userId }, signal })),
      }),

    /** The bot's tokens, newest first. */
    tokens: (botId: number) =>
      queryOptions({
        queryKey: submissionKeys.tokens(botId),
        queryFn: ({ signal }) => calls.namedBotTokens.index({ params: { id: botId }, signal }),
        ...NEVER_FRESH,
      }),
  }
}
