import type { ReviewedApplication } from '@botanica/api-client/staff'
import { CERTIFICATION_MIN_SERVERS, SERVER_COUNT_MEDIAN_DAYS } from '@botanica/api-client/contract'
import { CircleCheck, CircleX, ExternalLink } from 'lucide-react'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BotAvatar } from '../../bots/bot-avatar.tsx'
import { DateText, RelativeTime } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { LinkButton } from '../../primitives/button.tsx'
import { CompareVersions } from '../bots/compare-versions.tsx'
import { useSeenListing } from '../bots/seen-listing.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { DecisionBar, type Decision } from '../layout/decision-bar.tsx'
import {
  Detail,
  DetailBody,
  DetailHeading,
  DetailLink,
  Fact,
  FactList,
  TextFact,
} from '../layout/detail.tsx'
import { QueuedNote } from '../layout/queued-note.tsx'
import { ApproveDialog, DeleteDialog, RejectDialog } from './application-dialogs.tsx'
import { hasEligibleBot, REQUIREMENTS } from './use-application-decision.ts'

type DialogName = 'approve' | 'reject' | 'delete'

interface ApplicationDetailProps {
  application: ReviewedApplication
}

/** A certification request, its bot's requirements, and the decision. */
export function ApplicationDetail({ application }: ApplicationDetailProps) {
  const { t } = useTranslation('staff')
  const listing = useSeenListing(application.botId, application.version)
  // A digit chooses a reply as soon as the dialog is open.
  usePrefetchQuery(useStaffQueries().savedReplies())
  const format = useFormat()
  const [open, setOpen] = useState<DialogName | null>(null)
  const { botName, discordBotId, botAvatar, serverCount, reason, reviewReason } = application
  const seen = {
    application: { ...application, version: listing.version },
    notice: listing.notice,
    onClose: () => setOpen(null),
  }

  return (
    <Detail label={botName}>
      <DetailBody>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <BotAvatar discordBotId={discordBotId} avatar={botAvatar} name={botName} size={64} />
          <div className="min-w-0 flex-[1_1_10rem]">
            <DetailHeading>{botName}</DetailHeading>
            <p className="numbers text-muted">
              {t('applications.servers', { count: serverCount, figure: format.exact(serverCount) })}
              <ServerCountSource application={application} />
            </p>
          </div>
          <LinkButton size="small" href={paths.bot(discordBotId)} icon={<ExternalLink size={14} />}>
            {t('applications.openBot')}
          </LinkButton>
        </div>
        <FactList>
          <Fact label={t('applications.applicant')}>
            <Applicant application={application} />
          </Fact>
          <TextFact label={t('applications.reason')}>{reason}</TextFact>
          <Fact label={t('applications.eligibility.title')}>
            <Eligibility application={application} />
          </Fact>
          {application.reviewedAt && <Decided application={application} />}
          {reviewReason && (
            <TextFact label={t('applications.reviewReason')}>{reviewReason}</TextFact>
          )}
        </FactList>
        {listing.notice && <div className="mt-4">{listing.notice}</div>}
        <CompareVersions botId={application.botId} />
      </DetailBody>
      <ApplicationDecisions application={application} onOpen={setOpen} />
      {open === 'approve' && <ApproveDialog {...seen} />}
      {open === 'reject' && <RejectDialog {...seen} />}
      {open === 'delete' && <DeleteDialog {...seen} />}
    </Detail>
  )
}

/** Where the server count comes from, and how it compares with the bot's past. */
function ServerCountSource({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { serverCountSource, serverCountAt, medianServerCount, hasServerCountJump } = application

  return (
    <>
      {serverCountSource && (
        <span className="block text-label">
          {t(`bots.countFrom.${serverCountSource}`)}
          {serverCountAt && (
            <>
              {' · '}
              <RelativeTime value={serverCountAt} />
            </>
          )}
        </span>
      )}
      {medianServerCount !== null && (
        <span className="block text-label">
          {t('bots.platform.medianServers', { days: SERVER_COUNT_MEDIAN_DAYS })}
          {': '}
          {format.exact(medianServerCount)}
        </span>
      )}
      {hasServerCountJump && <Badge tone="danger">{t('bots.countJump')}</Badge>}
    </>
  )
}

function Applicant({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('common')
  const { userId, applicantName, userEmail, createdAt } = application

  return (
    <>
      {userId ? (
        <DetailLink href={paths.user(userId)}>{applicantName ?? userId}</DetailLink>
      ) : (
        t('people.unknownUser')
      )}
      {userEmail && <span className="block wrap-anywhere text-muted">{userEmail}</span>}
      <DateText value={createdAt} className="block text-label text-muted" />
    </>
  )
}

function Decided({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation(['staff', 'common'])
  const name = application.reviewedByName ?? t('common:people.unknownUser')

  return (
    <Fact label={t('applications.decided', { name })}>
      <DateText value={application.reviewedAt} />
    </Fact>
  )
}

function Eligibility({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { eligibility, sustainedServerCount, sustainedServerCountDays: days } = application
  const servers = format.exact(sustainedServerCount)
  const judged =
    days > 0
      ? t('applications.eligibility.judgedMedian', { count: days, servers })
      : t('applications.eligibility.judgedCurrent', { servers })

  return (
    <ul className="mt-1 flex flex-col gap-1">
      {REQUIREMENTS.map((fact) => {
        const isMet = eligibility[fact]
        const Icon = isMet ? CircleCheck : CircleX
        return (
          <li key={fact} className="flex gap-2">
            <Icon
              aria-label={t(`applications.eligibility.${isMet ? 'met' : 'unmet'}`)}
              className={isMet ? 'mt-0.5 size-5 text-leaf' : 'mt-0.5 size-5 text-danger'}
            />
            <span>
              {t(`applications.eligibility.${fact}`, { count: CERTIFICATION_MIN_SERVERS })}
              {fact === 'enoughServers' && (
                <span className="numbers block text-label text-muted">{judged}</span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface ApplicationDecisionsProps {
  application: ReviewedApplication
  onOpen: (name: DialogName) => void
}

/** The decisions; owners of the bot cannot decide. */
function ApplicationDecisions({ application, onOpen }: ApplicationDecisionsProps) {
  const { t } = useTranslation('staff')
  const { decisionQueue: queue } = useStaff()
  const { id, status, isOwn, botName } = application
  const item = { itemType: 'application', itemId: id } as const
  const queued = queue?.find(item)
  const isPending = status === 'pending'
  const decisions: Decision<DialogName>[] = isPending
    ? [
        {
          name: 'approve',
          label: t('applications.approve'),
          shortcut: 'a',
          variant: 'filled',
          disabled: isOwn || !hasEligibleBot(application),
        },
        {
          name: 'reject',
          label: t('applications.reject'),
          shortcut: 'r',
          variant: 'danger',
          disabled: isOwn,
        },
      ]
    : [{ name: 'delete', label: t('applications.delete'), disabled: isOwn }]

  return (
    <DecisionBar
      about={botName}
      item={isOwn ? undefined : item}
      note={
        (isOwn && t('applications.own')) ||
        (isPending && !hasEligibleBot(application) && t('applications.notEligible'))
      }
      // A queued review blocks others until it is sent or discarded.
      decisions={queued ? [] : decisions}
      onChoose={onOpen}
    >
      {queued && <QueuedNote decision={queued} />}
    </DecisionBar>
  )
}
