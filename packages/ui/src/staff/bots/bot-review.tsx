import type { EvaluatedBot, StaffBot } from '@botanica/api-client/staff'
import { hasRoleWithRight } from '@botanica/api-client/contract'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink as LeaveIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BotAvatar } from '../../bots/bot-avatar.tsx'
import { StatusBadge } from '../../bots/status-badge.tsx'
import { RelativeTime } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { Button, LinkButton } from '../../primitives/button.tsx'
import { cx } from '../../primitives/cx.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import { ErrorState } from '../../primitives/states.tsx'
import { Rosette } from '../../primitives/rosette.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { useToast } from '../../primitives/toast.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { DecisionBar, type Decision } from '../layout/decision-bar.tsx'
import { Detail } from '../layout/detail.tsx'
import { QueuedNote } from '../layout/queued-note.tsx'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import { ButtonKey } from '../table/key.tsx'
import { BotFacts } from './bot-facts.tsx'
import { BotPreview } from './bot-preview.tsx'
import { useSubmitterName } from './bot-summary.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { DecisionDialog } from './decision-dialogs.tsx'
import { EditBotDialog } from './edit-bot-dialog.tsx'
import { ASK_KEY, COPY_KEY, PAGE_KEY, SNOOZE_KEY } from './link-keys.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { useSeenListing, type SeenListing } from './seen-listing.tsx'
import { SinceRejection } from './since-rejection.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import {
  DECISION_KEYS,
  useAllowedBotActions,
  type BotDecision,
  type BotAction,
} from './use-bot-decisions.ts'
import { useEndSnooze } from './use-snooze.ts'

const AVATAR_PX = 64
const FRAMED_AVATAR_PX = 40

export interface BotReviewProps {
  id: number
  /** Called when a decision was made here. */
  onDecided?: ((bot: StaffBot, decision: BotDecision) => void) | undefined
  /** Called when the bot has moved to another queue here. */
  onMoved?: ((bot: StaffBot) => void) | undefined
}

/** The details of one bot and the decisions on it. */
export function BotReview({ id, onDecided, onMoved }: BotReviewProps) {
  const { t } = useTranslation(['staff', 'common'])
  const queries = useStaffQueries()
  const { data: bot, isPending, isFetching, isError, refetch } = useQuery(queries.bot(id))
  // A digit chooses a reply as soon as the dialog is open.
  usePrefetchQuery(queries.savedReplies())
  if (bot) {
    return <BotReviewContent key={bot.id} {...{ bot, isFetching, onDecided, onMoved }} />
  }
  if (isPending) return <BotReviewSkeleton />
  if (!isError) return <ErrorState title={t('bots.goneTitle')} text={t('bots.goneText')} />
  return (
    <ErrorState
      title={t('lists.failedTitle')}
      text={t('lists.failedText')}
      action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
    />
  )
}

function BotReviewSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4 p-4">
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}

interface BotReviewContentProps extends Pick<BotReviewProps, 'onDecided' | 'onMoved'> {
  bot: EvaluatedBot
  isFetching: boolean
}

function BotReviewContent({ bot, isFetching, onDecided, onMoved }: BotReviewContentProps) {
  const { t } = useTranslation('staff')
  const listing = useSeenListing(bot.id, bot.version, isFetching)

  return (
    <Detail label={bot.name}>
      <BotReviewHeader bot={bot} />
      {/* Its end has room for `ItemReaders`. */}
      <div className="flex-1 p-4 pb-11">
        {listing.notice && <div className="mb-4">{listing.notice}</div>}
        {bot.approvalReason && (
          <p className="mb-4 rounded-plate bg-mist px-4 py-2">
            <span className="font-semibold">{t('bots.lastReason')}</span> {bot.approvalReason}
          </p>
        )}
        <SinceRejection bot={bot} />
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
          <BotPreview bot={bot} />
          <BotFacts bot={bot} />
        </div>
        <CompareVersions botId={bot.id} />
      </div>
      <BotDecisions {...{ bot, listing, onDecided, onMoved }} />
    </Detail>
  )
}

function BotReviewHeader({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation(['staff', 'bots'])
  const { isFramed = false } = useStaff()
  const getSubmitterName = useSubmitterName()
  const page = useRef<HTMLAnchorElement>(null)
  useShortcuts({ [PAGE_KEY]: () => page.current?.click() })

  return (
    <header
      className={cx(
        'flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line',
        isFramed ? 'px-4 py-2' : 'p-4'
      )}
    >
      <BotAvatar
        discordBotId={bot.discordBotId}
        avatar={bot.avatar}
        name={bot.name}
        size={isFramed ? FRAMED_AVATAR_PX : AVATAR_PX}
        presence={bot.platform.presence}
      />
      <div className="min-w-0 flex-[1_1_11rem]">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 font-serif text-title font-medium">{bot.name}</h3>
          <StatusBadge status={bot.approvalStatus} />
          {bot.certified && (
            <Badge tone="sun" icon={<Rosette size={14} />}>
              {t('bots:card.certified')}
            </Badge>
          )}
        </div>
        <p className="text-label text-muted">
          {t('bots.by', { name: getSubmitterName(bot) })}
          {' · '}
          <RelativeTime value={bot.submittedAt ?? bot.createdAt} />
        </p>
        <BotId id={bot.discordBotId} />
      </div>
      <LinkButton
        ref={page}
        size="small"
        href={paths.bot(bot.discordBotId)}
        icon={<LeaveIcon size={14} />}
        aria-keyshortcuts={PAGE_KEY}
      >
        {t('bots.openPage')}
        <ButtonKey>{PAGE_KEY}</ButtonKey>
      </LinkButton>
    </header>
  )
}

/** The bot's ID, with a button and a key that copy it. */
function BotId({ id }: { id: string }) {
  const { t } = useTranslation('staff')
  const { copyId } = useStaff()
  const toast = useToast()
  const copy = () =>
    copyId(id).then(
      () => toast({ title: t('bots.copyId.done'), text: id, tone: 'success' }),
      () => toast({ title: t('bots.copyId.failed'), tone: 'error' })
    )
  useShortcuts({ [COPY_KEY]: () => void copy() })

  return (
    <p className="numbers flex items-center gap-1 text-label text-muted">
      {id}
      <IconButton
        size="small"
        className="-my-2"
        label={t('bots.copyId.label')}
        icon={<Copy size={14} />}
        aria-keyshortcuts={COPY_KEY}
        onClick={() => void copy()}
      />
      <ButtonKey>{COPY_KEY}</ButtonKey>
    </p>
  )
}

/** What the bar of a review offers. */
type ReviewAction = BotAction | 'edit' | 'ask' | 'snooze'

const BUTTON_VARIANTS: Partial<Record<BotAction, 'filled' | 'danger'>> = {
  approve: 'filled',
  reject: 'danger',
}

interface BotDecisionsProps extends Pick<BotReviewProps, 'onDecided' | 'onMoved'> {
  bot: EvaluatedBot
  listing: SeenListing
}

/** The decisions that the viewer may make, with their shortcut keys. */
function BotDecisions({ bot, listing, onDecided, onMoved }: BotDecisionsProps) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { viewer, decisionQueue: queue } = useStaff()
  const queued = queue?.find({ itemType: 'bot', itemId: bot.id })
  const possible = useAllowedBotActions()(bot)
  const [action, setAction] = useState<BotAction | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [isSnoozing, setSnoozing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { act: endSnooze, isBusy: isEnding } = useEndSnooze(bot, () => onMoved?.(bot))
  // A queued decision blocks others until it is sent or discarded.
  const actions = queued ? [] : possible
  const decisions = actions.map((name): Decision<ReviewAction> => ({
    name,
    label: t(`bots.actions.${name}`),
    shortcut: DECISION_KEYS[name],
    variant: BUTTON_VARIANTS[name],
    className: name === 'delete' ? 'ml-auto' : undefined,
  }))
  if (actions.includes('approve')) {
    if (!bot.isWaitingForOwner) {
      decisions.push({ name: 'ask', label: t('bots.questions.action'), shortcut: ASK_KEY })
    }
    const label = t(bot.snoozedUntil ? 'bots.snooze.end' : 'bots.snooze.action')
    decisions.push({ name: 'snooze', label, shortcut: SNOOZE_KEY, disabled: isEnding })
  }
  if (hasRoleWithRight(viewer.roles, 'editBots')) {
    decisions.push({ name: 'edit', label: t('bots.edit.open'), shortcut: 'e' })
  }

  function choose(name: ReviewAction) {
    if (name === 'edit') return setEditing(true)
    if (name === 'ask') return setAsking(true)
    if (name !== 'snooze') return setAction(name)
    return bot.snoozedUntil ? endSnooze(undefined) : setSnoozing(true)
  }
  function getNote() {
    if (bot.isOwn) return t('bots.ownBot')
    if (bot.isWaitingForOwner) return t('bots.questions.waiting')
    if (!bot.snoozedUntil) return undefined
    return t('bots.snooze.until', { when: format.dateTime(new Date(bot.snoozedUntil)) })
  }

  const seen = { bot: { ...bot, version: listing.version }, notice: listing.notice }
  return (
    <>
      <DecisionBar
        about={bot.name}
        item={bot.isOwn ? undefined : { itemType: 'bot', itemId: bot.id }}
        note={getNote()}
        decisions={decisions}
        onChoose={choose}
      >
        {queued && <QueuedNote decision={queued} />}
      </DecisionBar>
      {action && (
        <DecisionDialog
          {...seen}
          action={action}
          onClose={() => setAction(null)}
          onDone={(decision) => onDecided?.(bot, decision)}
        />
      )}
      {isAsking && (
        <QuestionDialog {...seen} onDone={() => onMoved?.(bot)} onClose={() => setAsking(false)} />
      )}
      {isSnoozing && (
        <SnoozeDialog bot={bot} onDone={() => onMoved?.(bot)} onClose={() => setSnoozing(false)} />
      )}
      {isEditing && (
        <EditBotDialog
          bot={bot}
          onSaved={({ version }) => listing.markSeen(version)}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
