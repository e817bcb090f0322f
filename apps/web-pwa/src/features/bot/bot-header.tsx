import type { BotDetail } from '@botanica/api-client'
import { BotAvatar, BotBanner } from '@botanica/ui/bots'
import { Badge, LinkButton, Rosette } from '@botanica/ui/primitives'
import { Pencil, Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { getAddToComparisonPath, getEditBotPath } from '../../lib/paths.ts'
import { ShareButton } from '../../lib/share/share-button.tsx'
import { BotTags } from './bot-tags.tsx'

const BANNER_PIXELS = 1024

/** The bot's banner, avatar, name and tags. */
export function BotHeader({ bot, canEdit }: { bot: BotDetail; canEdit: boolean }) {
  const { t } = useTranslation('bot')

  return (
    <header>
      <BotBanner
        discordBotId={bot.discordBotId}
        banner={bot.banner}
        size={BANNER_PIXELS}
        eager
        className="h-32 rounded-sheet sm:h-48 lg:h-64"
      />
      <div className="flex flex-col gap-4 px-1 sm:flex-row sm:items-start sm:px-6">
        <BotAvatar
          discordBotId={bot.discordBotId}
          avatar={bot.avatar}
          name={bot.name}
          size={128}
          animated
          presence={bot.presence}
          className="-mt-16 self-start bg-paper"
        />
        <div className="min-w-0 flex-1 sm:pt-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="min-w-0 font-serif text-heading font-medium">{bot.name}</h1>
            {bot.certified && (
              <Badge tone="sun" icon={<Rosette size={16} />}>
                {t('certified')}
              </Badge>
            )}
          </div>
          <p className="mt-2 max-w-text text-lead text-muted">{bot.shortDescription}</p>
          <BotTags bot={bot} />
        </div>
        <div className="flex flex-wrap gap-2 self-start empty:hidden sm:mt-4">
          {canEdit && (
            <LinkButton href={getEditBotPath(bot.discordBotId)} icon={<Pencil size={16} />}>
              {t('edit')}
            </LinkButton>
          )}
          {bot.approvalStatus === 'approved' && (
            <>
              <LinkButton
                href={getAddToComparisonPath(bot.discordBotId)}
                icon={<Scale size={16} />}
              >
                {t('compare')}
              </LinkButton>
              <ShareButton bot={bot} />
            </>
          )}
        </div>
      </div>
    </header>
  )
}
