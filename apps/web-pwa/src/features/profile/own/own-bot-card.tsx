import type { OwnBot } from '@botanica/api-client'
import { BotAvatar, BotBanner, ServerCount, StatusBadge, VoteCount } from '@botanica/ui/bots'
import { ReviewedRating } from '@botanica/ui/bots/reviewed-rating'
import { paths } from '@botanica/ui/paths'
import { PlainText } from '@botanica/ui/plain-text'
import { cx, LinkButton, Rosette } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { getAddBotPath, getEditBotPath } from '../../../lib/paths.ts'
import { LazyQueuePlace } from '../../../lib/queue/lazy-queue-place.tsx'
import { DeleteBot } from './delete-bot.tsx'
import { LAYOUT } from './layout.ts'

const SEAL_PX = 22

interface OwnBotCardProps {
  bot: OwnBot
  isMainOwner: boolean
  isRestricted: boolean
  onDeleted: () => void
}

/** A bot for its owner. The whole card is a link to the bot's page. */
export function OwnBotCard({ bot, isMainOwner, isRestricted, onDeleted }: OwnBotCardProps) {
  const { t } = useTranslation(['profile', 'bots'])
  const { name } = bot

  return (
    <article
      aria-label={name}
      className={cx(
        LAYOUT.bot,
        'group/card transition-[box-shadow,border-color] duration-180 ease-calm hover:border-edge hover:shadow-lift'
      )}
    >
      <div className="relative">
        <BotBanner
          discordBotId={bot.discordBotId}
          banner={bot.banner}
          className={LAYOUT.botBanner}
        />
        <span className="absolute top-2 right-2 flex">
          <StatusBadge status={bot.approvalStatus} />
        </span>
      </div>
      <div className={LAYOUT.botBody}>
        <BotAvatar
          discordBotId={bot.discordBotId}
          avatar={bot.avatar}
          name={name}
          size={64}
          className="-mt-9 -ml-1 self-start"
        />
        <div className="mt-1 flex h-7 items-center gap-1.5">
          <h3 className="-my-1.5 truncate py-1.5 font-serif text-title font-medium">{name}</h3>
          {bot.certified && <Rosette size={SEAL_PX} label={t('bots:card.certified')} />}
        </div>
        <div className="numbers mt-1.5 flex h-5 items-center gap-3.5 overflow-hidden text-label text-muted">
          <ReviewedRating bot={bot} className="shrink-0" />
          <VoteCount count={bot.voteCount} className="shrink-0" />
          <ServerCount bot={bot} className="min-w-0" />
        </div>
        <p className="mt-2 line-clamp-3 min-h-18 break-words">
          <PlainText>{bot.description}</PlainText>
        </p>
        <Notes bot={bot} isMainOwner={isMainOwner} />
        <Actions bot={bot} isRestricted={isRestricted} onDeleted={onDeleted} />
      </div>
    </article>
  )
}

/** The card's buttons. The button that the owner is most likely to need in the bot's state is emphasized. */
function Actions({ bot, isRestricted, onDeleted }: Omit<OwnBotCardProps, 'isMainOwner'>) {
  const { t } = useTranslation('profile')
  const { name, discordBotId, approvalStatus } = bot

  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-4">
      {!isRestricted && approvalStatus === 'rejected' && (
        <LinkButton
          href={getAddBotPath(discordBotId)}
          variant="tonal"
          size="small"
          aria-label={t('bots.resubmitNamed', { name })}
          className="z-1"
        >
          {t('bots.resubmit')}
        </LinkButton>
      )}
      <LinkButton
        href={paths.bot(discordBotId)}
        variant={approvalStatus === 'approved' ? 'tonal' : 'outline'}
        size="small"
        aria-label={t('bots.viewNamed', { name })}
        className="static after:absolute after:inset-0 after:rounded-sheet"
      >
        {t('bots.view')}
      </LinkButton>
      {!isRestricted && (
        <>
          <LinkButton
            href={getEditBotPath(discordBotId)}
            variant={approvalStatus === 'pending' ? 'tonal' : 'outline'}
            size="small"
            aria-label={t('bots.editNamed', { name })}
            className="z-1"
          >
            {t('bots.edit')}
          </LinkButton>
          <DeleteBot bot={bot} onDeleted={onDeleted} />
        </>
      )}
    </div>
  )
}

/**
 * Notes for the owner: the reason of a rejection, the place in the queue, that Discord no longer knows the bot, or that the viewer is
 * a co-owner.
 */
function Notes({ bot, isMainOwner }: Pick<OwnBotCardProps, 'bot' | 'isMainOwner'>) {
  const { t } = useTranslation('profile')
  const whyRejected = bot.approvalStatus === 'rejected' ? bot.approvalReason : null

  return (
    <>
      {whyRejected && (
        <p className="mt-2 text-label break-words text-danger">
          {t('bots.why', { reason: whyRejected })}
        </p>
      )}
      {bot.approvalStatus === 'pending' && (
        <div className="mt-2 text-label text-pending">
          <LazyQueuePlace botId={bot.id} />
        </div>
      )}
      {bot.autoDeleted && (
        <p className="mt-2 text-label text-danger">{t('bots.unknownToDiscord')}</p>
      )}
      {!isMainOwner && <p className="mt-2 text-label text-muted">{t('bots.coOwned')}</p>}
    </>
  )
}
