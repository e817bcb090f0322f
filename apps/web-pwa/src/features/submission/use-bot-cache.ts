import { queryKeys, type BotDetail } from '@botanica/api-client'
import { submissionKeys } from '@botanica/api-client/submission'
import { BROADCAST_WINDOW_MS } from '../../lib/broadcast-window.ts'
import { useServices } from '../../lib/services.tsx'

/** Updates the cached data of other screens after a member has changed a bot. */
export function useBotCache() {
  const { queryClient } = useServices()

  function refreshLists() {
    void queryClient.invalidateQueries({ queryKey: submissionKeys.all() })
    setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: queryKeys.bots() }),
      BROADCAST_WINDOW_MS
    )
  }

  return {
    refreshLists,
    keep: (bot: BotDetail) => {
      queryClient.setQueryData<BotDetail | null>(queryKeys.bot(bot.discordBotId), bot)
      refreshLists()
    },
    drop: (discordBotId: string) => {
      queryClient.setQueryData<BotDetail | null>(queryKeys.bot(discordBotId), null)
      refreshLists()
    },
  }
}
