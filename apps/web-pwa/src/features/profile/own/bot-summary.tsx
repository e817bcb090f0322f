import { paths } from '@botanica/ui/paths'
import { useImageUrls } from '@botanica/ui/platform'
import { AppLink, Avatar } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'

const AVATAR_PIXELS = 128

interface BotSummaryProps {
  bot: { discordBotId: string; name: string; avatar: string | null }
  /** Query string for the link to the bot's page, such as a tab. */
  query?: string
  /** Details of the activity. */
  children: ReactNode
}

/** The bot of an activity, with details. */
export function BotSummary({ bot, query = '', children }: BotSummaryProps) {
  const { discordBotId, name, avatar } = bot
  const src = useImageUrls().avatar(discordBotId, avatar, { size: AVATAR_PIXELS })

  return (
    <div className="flex items-start gap-3">
      <Avatar src={src} name={name} seed={discordBotId} size={40} />
      <div className="min-w-0 flex-1">
        <h3 className="truncate">
          <AppLink
            href={paths.bot(discordBotId) + query}
            className="rounded-label font-semibold underline-offset-4 hover:text-leaf-strong hover:underline"
          >
            {name}
          </AppLink>
        </h3>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
          {children}
        </div>
      </div>
    </div>
  )
}
