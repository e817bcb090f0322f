import type { QueuedBotChange } from '@botanica/api-client/staff'
import { ExternalLink as LeaveIcon } from 'lucide-react'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../i18n/dates.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { LinkButton } from '../../primitives/button.tsx'
import { ListingDiff } from '../../versions/listing-diff.tsx'
import { useSeenListing } from '../bots/seen-listing.tsx'
import { useStaffQueries } from '../environment.tsx'
import { DecisionBar } from '../layout/decision-bar.tsx'
import { Detail, DetailBody, DetailHeading } from '../layout/detail.tsx'
import { DetailPart } from '../layout/detail-part.tsx'
import { ApproveDialog, RejectDialog } from './change-dialogs.tsx'
import { ChangePreflight } from './change-preflight.tsx'
import { useDiffTexts } from './use-diff-texts.ts'

const TONES = { held: 'pending', sampled: 'plain' } as const

interface ChangeDetailProps {
  change: QueuedBotChange
}

/** A change of a bot, field by field, and the decision on it. */
export function ChangeDetail({ change }: ChangeDetailProps) {
  const { t } = useTranslation(['staff', 'preflight'])
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null)
  const listing = useSeenListing(change.bot.id, change.version)
  // A digit chooses a reply as soon as the dialog is open.
  usePrefetchQuery(useStaffQueries().savedReplies())
  const { bot, kind, author, heldFor, before, after, createdAt, isOwn } = change
  const seen = {
    change: { ...change, version: listing.version },
    notice: listing.notice,
    onClose: () => setOpen(null),
  }
  const name = author?.displayName ?? author?.username ?? t('changes.somebody')

  return (
    <Detail label={bot.name}>
      <DetailBody>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <DetailHeading>{bot.name}</DetailHeading>
          <LinkButton
            size="small"
            href={paths.bot(bot.discordBotId)}
            icon={<LeaveIcon size={14} />}
          >
            {t('bots.openPage')}
          </LinkButton>
        </div>
        <p className="mt-1 text-label text-muted">
          {t('bots.by', { name })}
          {' · '}
          <RelativeTime value={createdAt} />
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={TONES[kind]}>{t(`changes.kinds.${kind}`)}</Badge>
          {heldFor.map((field) => (
            <Badge key={field} tone="danger">
              {t(`changes.heldFor.${field}`)}
            </Badge>
          ))}
        </p>
        <p className="my-4 max-w-text">{t(`changes.explained.${kind}`)}</p>
        {listing.notice && <div className="mb-4">{listing.notice}</div>}
        <ListingDiff before={before} after={after} texts={useDiffTexts()} />
        {/* Who cannot decide on a change need not check it. */}
        {!isOwn && (
          <div className="mt-6">
            <DetailPart title={t('preflight:title')}>
              <ChangePreflight key={change.id} change={change} />
            </DetailPart>
          </div>
        )}
      </DetailBody>
      <DecisionBar
        about={bot.name}
        item={isOwn ? undefined : { itemType: 'bot_change', itemId: change.id }}
        // Staff cannot decide on changes of their own bots.
        note={isOwn && t('bots.ownBot')}
        decisions={[
          {
            name: 'approve',
            label: t('bots.actions.approve'),
            shortcut: 'a',
            variant: 'filled',
            disabled: isOwn,
          },
          {
            name: 'reject',
            label: t('changes.reject'),
            shortcut: 'r',
            variant: 'danger',
            disabled: isOwn,
          },
        ]}
        onChoose={setOpen}
      />
      {open === 'approve' && <ApproveDialog {...seen} />}
      {open === 'reject' && <RejectDialog {...seen} />}
    </Detail>
  )
}
