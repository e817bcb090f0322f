import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'
import { SECOND_MS } from '@botanica/server/contract'
import { nullIfNotFound } from './null-if-not-found.ts'
import { paginationOptions } from './pagination.ts'
import type { ResponseBody } from './response-types.ts'

export type HeldChange = NonNullable<ResponseBody<Client['heldChanges']['show']>['heldChange']>
export type BotVersion = ResponseBody<Client['botVersions']['index']>[number]
export type QueuePlace = ResponseBody<Client['queuePlaces']['show']>
export type CheckedListing = ResponseBody<Client['preflights']['store']>
export type BotTransfer = ResponseBody<Client['botTransfers']['index']>[number]
export type BotToken = ResponseBody<Client['namedBotTokens']['index']>[number]
export type BotAnalytics = ResponseBody<Client['botAnalytics']['show']>
export type BotWebhook = ResponseBody<Client['botWebhooks']['index']>[number]
export type WebhookDelivery = ResponseBody<Client['webhookDeliveries']['index']>[number]

/** Which of a bot's webhooks a query is about. */
interface WebhookKey {
  botId: number
  webhookId: number
}

/** Whose analytics a query is about, and of how many days. */
interface AnalyticsKey {
  botId: number
  days: number
}

/** Query keys of the screens for submitting and managing bots. */
export const submissionKeys = {
  all: () => ['submission'] as const,
  status: (discordBotId: string) => ['submission', 'status', discordBotId] as const,
  platformBot: (discordBotId: string) => ['submission', 'platform', discordBotId] as const,
  membership: () => ['submission', 'membership'] as const,
  account: (userId: string) => ['submission', 'account', userId] as const,
  tokens: (botId: number) => ['submission', 'tokens', botId] as const,
  heldChange: (botId: number) => ['submission', 'held-change', botId] as const,
  transfers: () => ['submission', 'transfers'] as const,
  queuePlace: (botId: number) => ['submission', 'queue', botId] as const,
  versions: (botId: number) => ['submission', 'versions', botId] as const,
  version: (botId: number, version: number) => ['submission', 'version', botId, version] as const,
  analytics: ({ botId, days }: AnalyticsKey) => ['submission', 'analytics', botId, days] as const,
  webhooks: (botId: number) => ['submission', 'webhooks', botId] as const,
  deliveries: ({ botId, webhookId }: WebhookKey) =>
    ['submission', 'webhooks', botId, webhookId, 'deliveries'] as const,
}

/** How often the webhooks and an open log are refetched. Events are sent within seconds. */
const WEBHOOKS_REFRESH_MS = 10 * SECOND_MS
const LOG_REFRESH_MS = 3 * SECOND_MS

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

    /** The change of the bot that waits for staff, if there is one. */
    heldChange: (botId: number) =>
      queryOptions({
        queryKey: submissionKeys.heldChange(botId),
        queryFn: ({ signal }) => calls.heldChanges.show({ params: { id: botId }, signal }),
        ...NEVER_FRESH,
      }),

    /** Where the bot or its change is in the queue of staff. */
    queuePlace: (botId: number) =>
      queryOptions({
        queryKey: submissionKeys.queuePlace(botId),
        queryFn: ({ signal }) => calls.queuePlaces.show({ params: { id: botId }, signal }),
        ...NEVER_FRESH,
      }),

    /** The member's open transfers, the soonest to end first. */
    transfers: () =>
      queryOptions({
        queryKey: submissionKeys.transfers(),
        queryFn: ({ signal }) => calls.botTransfers.index({ signal }),
        ...NEVER_FRESH,
      }),

    /** The versions of the bot's listing, page by page, newest first. */
    versions: (botId: number) =>
      infiniteQueryOptions({
        queryKey: submissionKeys.versions(botId),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.botVersions.index({ params: { id: botId }, query: { cursor }, ...request })
        ),
        ...NEVER_FRESH,
      }),

    /** One version, which never changes. */
    version: (botId: number, version: number) =>
      queryOptions({
        queryKey: submissionKeys.version(botId, version),
        queryFn: ({ signal }) => calls.botVersions.show({ params: { id: botId, version }, signal }),
      }),

    /** The bot's tokens, newest first. */
    tokens: (botId: number) =>
      queryOptions({
        queryKey: submissionKeys.tokens(botId),
        queryFn: ({ signal }) => calls.namedBotTokens.index({ params: { id: botId }, signal }),
        ...NEVER_FRESH,
      }),

    /** The bot's analytics of the last days. */
    analytics: ({ botId, days }: AnalyticsKey) =>
      queryOptions({
        queryKey: submissionKeys.analytics({ botId, days }),
        queryFn: ({ signal }) =>
          calls.botAnalytics.show({ params: { id: botId }, query: { days }, signal }),
        ...NEVER_FRESH,
      }),

    /** The bot's webhooks, oldest first. */
    webhooks: (botId: number) =>
      queryOptions({
        queryKey: submissionKeys.webhooks(botId),
        queryFn: ({ signal }) => calls.botWebhooks.index({ params: { id: botId }, signal }),
        refetchInterval: WEBHOOKS_REFRESH_MS,
        ...NEVER_FRESH,
      }),

    /** What was sent to a webhook, page by page, newest first. */
    deliveries: ({ botId, webhookId }: WebhookKey) =>
      infiniteQueryOptions({
        queryKey: submissionKeys.deliveries({ botId, webhookId }),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.webhookDeliveries.index({
            params: { id: botId, webhookId },
            query: { cursor },
            ...request,
          })
        ),
        refetchInterval: LOG_REFRESH_MS,
        ...NEVER_FRESH,
      }),
  }
}
