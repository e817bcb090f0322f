import { queryKeys, type BotDetail } from '@botanica/api-client'
import { useQueries } from '@tanstack/react-query'
import { offlineBots, type StoredBot } from '../../lib/offline-bots.ts'
import { useServices } from '../../lib/services.tsx'

/** A bot of the comparison. */
export interface ComparedBot extends StoredBot {
  /** Null if only the offline catalog has the bot. */
  detail: BotDetail | null
}

interface ComparedBots {
  bots: ComparedBot[]
  isLoading: boolean
  /** Ids of bots that are not listed. */
  missing: string[]
  /** Ids of bots that could not be loaded. */
  failed: string[]
  retry: () => void
}

/** Loads the bots of a comparison; without a connection, what the offline catalog has. */
export function useBots(discordBotIds: readonly string[]): ComparedBots {
  const { api } = useServices()
  const found = useQueries({ queries: discordBotIds.map((id) => api.queries.bot(id)) })
  const stored = useQueries({
    queries: discordBotIds.map((id, index) => ({
      queryKey: queryKeys.storedBot(id),
      queryFn: async () => (await offlineBots.find?.(id)) ?? null,
      enabled: found[index]!.isError && !found[index]!.data,
      networkMode: 'always' as const,
      retry: false,
    })),
  })

  const result: ComparedBots = {
    bots: [],
    isLoading: false,
    missing: [],
    failed: [],
    retry: () => {
      for (const query of found) if (query.isError) void query.refetch()
    },
  }
  for (const [index, id] of discordBotIds.entries()) {
    const { data, isPending } = found[index]!
    const { data: storedBot, isLoading } = stored[index]!
    if (data) result.bots.push({ ...data, detail: data })
    else if (data === null) result.missing.push(id)
    else if (storedBot) result.bots.push({ ...storedBot, detail: null })
    else if (isPending || isLoading) result.isLoading = true
    else result.failed.push(id)
  }
  return result
}
