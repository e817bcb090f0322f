import type { ReviewedApplication } from '@botanica/api-client/staff'
import { CERTIFICATION_MIN_SERVERS, SERVER_COUNT_MEDIAN_DAYS } from '@botanica/api-client/contract'
import { CircleCheck, CircleX, ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BotAvatar } from '../../bots/bot-avatar.tsx'
import { DateText, RelativeTime } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { LinkButton } from '../../primitives/button.tsx'
import { AppLink } from '../../primitives/link.tsx'
import { DecisionBar, DecisionButton } from '../layout/decision-bar.tsx'
import { useCommands } from '../palette/commands.tsx'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import { ApproveDialog, DeleteDialog, RejectDialog } from './application-dialogs.tsx'

const DIALOGS = ['approve', 'reject', 'delete'] as const
type DialogName = (typeof DIALOGS)[number]
const KEYS: Partial<Record<DialogName, string>> = { approve: 'a', reject: 'r' }

interface ApplicationDetailProps {
  application: ReviewedApplication
  /** Called when it was deleted. */
  onGone: () => void
}

/** A certification request, its bot's requirements, and the decision. */
export function ApplicationDetail({ application, onGone }: ApplicationDetailProps) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const [open, setOpen] = useState<DialogName | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { botName, discordBotId, botAvatar, serverCount, reason, reviewReason } = application
  const close = () => setOpen(null)
  // On a phone the detail opens below the list and scrolls into view.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <article aria-label={botName} className="flex min-h-full flex-col">
      <div className="flex-1 p-4 md:p-5">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <BotAvatar discordBotId={discordBotId} avatar={botAvatar} name={botName} size={64} />
          <div className="min-w-0 flex-[1_1_10rem]">
            <h3 ref={heading} className="font-serif text-title font-medium wrap-anywhere">
              {botName}
            </h3>
            <p className="numbers text-muted">
              {t('applications.servers', { count: serverCount, figure: format.exact(serverCount) })}
              <ServerCountSource application={application} />
            </p>
          </div>
          <LinkButton size="small" href={paths.bot(discordBotId)} icon={<ExternalLink size={14} />}>
            {t('applications.openBot')}
          </LinkButton>
        </div>
        <dl className="mt-4 flex flex-col gap-4">
          <Fact label={t('applications.applicant')}>
            <Applicant application={application} />
          </Fact>
          <Fact label={t('applications.reason')}>
            <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
          </Fact>
          <Fact label={t('applications.eligibility.title')}>
            <Eligibility application={application} />
          </Fact>
          {application.reviewedAt && <Decided application={application} />}
          {reviewReason && (
            <Fact label={t('applications.reviewReason')}>
              <span className="wrap-anywhere whitespace-pre-line">{reviewReason}</span>
            </Fact>
          )}
        </dl>
      </div>
      <Decision application={application} onOpen={setOpen} />
      {open === 'approve' && <ApproveDialog application={application} onClose={close} />}
      {open === 'reject' && <RejectDialog application={application} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog application={application} onClose={close} onDeleted={onGone} />
      )}
    </article>
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

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label font-semibold text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Applicant({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('common')
  const { userId, applicantName, userEmail, createdAt } = application

  return (
    <>
      {userId ? (
        <AppLink
          href={paths.user(userId)}
          className="font-medium underline underline-offset-4 hover:text-leaf-strong"
        >
          {applicantName ?? userId}
        </AppLink>
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

const FACTS = ['approved', 'notCertified', 'enoughServers'] as const

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
      {FACTS.map((fact) => {
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

interface DecisionProps {
  application: ReviewedApplication
  onOpen: (name: DialogName) => void
}

/** The decisions; owners of the bot cannot decide. */
function Decision({ application, onOpen }: DecisionProps) {
  const { t } = useTranslation('staff')
  const { status, isOwn, eligibility, botName } = application
  const isEligible = FACTS.every((fact) => eligibility[fact])
  const isPending = status === 'pending'
  const offers = {
    approve: isPending && !isOwn && isEligible,
    reject: isPending && !isOwn,
    delete: !isPending && !isOwn,
  }
  useShortcuts({
    a: offers.approve ? () => onOpen('approve') : undefined,
    r: offers.reject ? () => onOpen('reject') : undefined,
  })
  useCommands(
    DIALOGS.filter((name) => offers[name]).map((name) => ({
      id: `application ${name}`,
      group: 'here',
      label: `${t(`applications.${name}`)}: ${botName}`,
      shortcut: KEYS[name],
      run: () => onOpen(name),
    }))
  )

  return (
    <DecisionBar
      note={
        (isOwn && t('applications.own')) ||
        (isPending && !isEligible && t('applications.notEligible'))
      }
    >
      {isPending ? (
        <>
          <DecisionButton
            variant="filled"
            disabled={!offers.approve}
            shortcut={KEYS.approve}
            onClick={() => onOpen('approve')}
          >
            {t('applications.approve')}
          </DecisionButton>
          <DecisionButton
            variant="danger"
            disabled={!offers.reject}
            shortcut={KEYS.reject}
            onClick={() => onOpen('reject')}
          >
            {t('applications.reject')}
          </DecisionButton>
        </>
      ) : (
        <DecisionButton disabled={!offers.delete} onClick={() => onOpen('delete')}>
          {t('applications.delete')}
        </DecisionButton>
      )}
    </DecisionBar>
  )
}
