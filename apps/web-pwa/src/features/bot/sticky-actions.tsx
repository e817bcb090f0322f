import type { BotDetail } from '@botanica/api-client'
import { ExternalLinkButton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { VoteButton } from './vote-button.tsx'

/** Keeps "Add" and "Vote" visible on phones while the page scrolls. The longest labels of both fit 360 px. */
export function StickyActions({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')

  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mx-4 mt-8 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-2 md:bottom-0 lg:hidden low:static">
      <ExternalLinkButton variant="filled" href={bot.inviteUrl} className="flex-1">
        {t('addToServer')}
      </ExternalLinkButton>
      <VoteButton bot={bot} className="flex-1" />
    </div>
  )
}
