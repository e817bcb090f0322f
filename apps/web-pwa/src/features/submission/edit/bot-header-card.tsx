import type { BotDetail } from '@botanica/api-client'
import { BotAvatar, StatusBadge } from '@botanica/ui/bots'
import { personHandle } from '@botanica/ui/people'

/** The bot's avatar, name and status. Name and avatar come from Discord. */
export function BotHeaderCard({ bot }: { bot: BotDetail }) {
  return (
    <div className="mt-4 flex items-center gap-3">
      <BotAvatar discordBotId={bot.discordBotId} avatar={bot.avatar} name={bot.name} size={64} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-title font-medium">
          <span className="min-w-0 truncate">{bot.name}</span>
          <StatusBadge status={bot.approvalStatus} />
        </p>
        <p className="truncate text-label text-muted">{personHandle(bot)}</p>
      </div>
    </div>
  )
}
