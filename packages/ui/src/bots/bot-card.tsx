import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { paths } from '../paths.ts'
import { toPresenceStatus, type Presence } from '../platform/presence.tsx'
import { ExternalLinkButton, LinkButton } from '../primitives/button.tsx'
import { Badge } from '../primitives/badge.tsx'
import { cx } from '../primitives/cx.ts'
import { AppLink } from '../primitives/link.tsx'
import { Rosette } from '../primitives/rosette.tsx'
import { Tooltip } from '../primitives/tooltip.tsx'
import { BotAvatar } from './bot-avatar.tsx'
import { BotBanner } from './bot-banner.tsx'
import { cardClass, cardParts } from './card-style.ts'
import { RatingCount, ServerCount, VoteCount } from './counts.tsx'
import { useServerCountText } from './server-count-source.ts'
import { CardStatusBadge } from './status-badge.tsx'
import { TagRow } from './tag-row.tsx'
import type { BotCardBot } from './types.ts'

const SEAL_PX = 22

export interface BotCardProps {
  bot: BotCardBot
  /** The level of the name's heading, according to where the list is on the page. */
  headingLevel?: 2 | 3 | 4
  /** Among the first on the page: its banner loads eagerly. */
  eager?: boolean
  /** A button in the corner. It is above the link that covers the card. */
  corner?: ReactNode
  /** A line below the description. */
  note?: string | undefined
  /** Shows the card without figures and links, and with this badge. */
  previewLabel?: string
}

/**
 * The card of a bot. A click anywhere on it follows View; Add Bot opens the invite in a new tab. In lists of several
 * columns all cards are equally high.
 */
export function BotCard({
  bot,
  headingLevel = 3,
  eager = false,
  corner,
  note,
  previewLabel,
}: BotCardProps) {
  const { t } = useTranslation('bots')
  const Heading = `h${headingLevel}` as const

  return (
    <article
      className={cx(
        cardClass,
        'motion-safe:hover:-translate-y-0.5 hover:border-edge hover:shadow-lift'
      )}
    >
      <BotBanner
        discordBotId={bot.discordBotId}
        banner={bot.banner}
        eager={eager}
        className={cardParts.banner}
      />
      <div className={cardParts.body}>
        <BotAvatar
          discordBotId={bot.discordBotId}
          avatar={bot.avatar}
          name={bot.name}
          presence={bot.presence}
          silentPresence
          className={cardParts.avatar}
        />
        <div className={cardParts.name}>
          <Heading className={cardParts.heading}>{bot.name}</Heading>
          {bot.certified && <CertifiedSeal />}
        </div>
        {!previewLabel && <FiguresLine bot={bot} />}
        <div className={cardParts.state}>
          {previewLabel ? (
            <Badge className={cardParts.pending}>{previewLabel}</Badge>
          ) : (
            <>
              <PresenceLine presence={bot.presence} />
              <CardStatusBadge
                status={bot.approvalStatus}
                className={
                  bot.approvalStatus === 'pending' ? cardParts.pending : cardParts.approved
                }
              />
            </>
          )}
        </div>
        <p className={cardParts.description}>{bot.shortDescription}</p>
        {note !== undefined && (
          <p title={note} className={cardParts.note}>
            {note}
          </p>
        )}
        <div className={cardParts.foot}>
          <TagRow tags={bot.tags} className={cardParts.tags} />
          {!previewLabel && (
            <div className={cardParts.actions}>
              <LinkButton
                href={paths.bot(bot.discordBotId)}
                aria-label={t('card.viewNamed', { name: bot.name })}
                className="static px-3 after:absolute after:inset-0 after:rounded-sheet"
              >
                {t('card.view')}
              </LinkButton>
              <ExternalLinkButton
                variant="tonal"
                href={bot.inviteUrl}
                icon={<Plus size={18} className="max-[30rem]:hidden" />}
                aria-label={t('card.addBotNamed', { name: bot.name })}
                className="z-1 min-w-0 px-3 max-[30rem]:gap-0"
              >
                {t('card.addBot')}
              </ExternalLinkButton>
            </div>
          )}
        </div>
      </div>
      {corner}
    </article>
  )
}

/* The certified seal has a tooltip, so it is above the link that covers the card. */
function CertifiedSeal() {
  const { t } = useTranslation('bots')
  const label = t('card.certified')

  return (
    <Tooltip content={label}>
      <button
        type="button"
        aria-label={label}
        className="relative z-1 -m-1 flex cursor-help rounded-full p-1"
      >
        <Rosette size={SEAL_PX} />
      </button>
    </Tooltip>
  )
}

/*
 * Counts have a title with every digit, so they must be above the link that covers the card. They are that same link
 * once more, for the mouse only.
 */
function FiguresLine({ bot }: { bot: BotCardBot }) {
  const { t } = useTranslation('bots')
  const format = useFormat()
  const { averageRating, voteCount } = bot
  const servers = useServerCountText(bot)

  return (
    <>
      <p className="sr-only" suppressHydrationWarning>
        {averageRating === null
          ? t('card.noRatings')
          : t('card.rating', { rating: format.rating(averageRating) })}
        {' · '}
        {t('card.votesExact', { count: voteCount, exact: format.exact(voteCount) })}
        {' · '}
        {servers}
      </p>
      <AppLink
        href={paths.bot(bot.discordBotId)}
        aria-hidden="true"
        tabIndex={-1}
        className={cardParts.figures}
      >
        <RatingCount average={averageRating} className="shrink-0" />
        <VoteCount count={voteCount} className="shrink-0" />
        <ServerCount bot={bot} className="min-w-0" />
      </AppLink>
    </>
  )
}

function PresenceLine({ presence }: { presence: Presence | null }) {
  const { t } = useTranslation()
  const status = t(`presence.${toPresenceStatus(presence)}`)

  return (
    <p className={cardParts.presence}>
      <span className="sr-only">{t('presence.label', { status })}</span>
      <span aria-hidden="true">{status}</span>
      {presence?.activity && <span title={presence.activity}> · {presence.activity}</span>}
    </p>
  )
}
