import type { ReportCase } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionRules } from '../../guidelines/decision-rules.tsx'
import { DateText } from '../../i18n/dates.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { DecisionBar } from '../layout/decision-bar.tsx'
import { Detail, DetailBody, DetailHeading, DetailLink } from '../layout/detail.tsx'
import { ActDialog, DismissDialog } from './report-dialogs.tsx'
import { getTargetName, isSameTarget, TargetView } from './target-view.tsx'

const DECISIONS = [
  { name: 'act', shortcut: 'a', variant: 'filled' },
  { name: 'dismiss', shortcut: 'd', variant: 'outline' },
] as const
const TONES = { open: 'pending', acted: 'leaf', dismissed: 'plain' } as const

/** The page of what was reported; null when it is unknown. */
function getTargetPath({ targetType, targetId, current, reports }: ReportCase): string | null {
  if (targetType === 'member') return paths.user(targetId)
  const discordBotId = (current ?? reports[0]?.snapshot)?.discordBotId
  if (!discordBotId) return null
  return paths.bot(discordBotId) + (targetType === 'review' ? '?tab=reviews' : '')
}

/** All reports of one target: what it looked like, what it looks like now, and who says what. */
export function ReportDetail({ reportCase }: { reportCase: ReportCase }) {
  const { t } = useTranslation(['staff', 'reports'])
  const [open, setOpen] = useState<(typeof DECISIONS)[number]['name'] | null>(null)
  const { targetType, state, current, reports, reportCount, decidedAt, note, rules, isOwn } =
    reportCase
  const name = getTargetName(reportCase) ?? t('reports.unknown')
  const path = getTargetPath(reportCase)
  const reported = reports[0]?.snapshot
  const isChanged = reported && current && !isSameTarget(reported, current)
  const close = () => setOpen(null)

  return (
    <Detail label={name}>
      <DetailBody>
        <DetailHeading>{name}</DetailHeading>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Badge>{t(`reports.kinds.${targetType}`)}</Badge>
          <Badge tone={TONES[state]}>{t(`reports.state.${state}`)}</Badge>
          <span className="text-label text-muted">
            {t('reports.reports', { count: reportCount })}
          </span>
          {path && <DetailLink href={path}>{t('reports.open')}</DetailLink>}
        </p>
        {decidedAt && state !== 'open' && (
          <div className="mt-4">
            <p className="font-semibold">
              {t(`reports.decided.${state}`, {
                name: reportCase.decidedByName ?? t('lists.administrator'),
              })}
            </p>
            <DateText value={decidedAt} className="text-label text-muted" />
            {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
            <DecisionRules rules={rules} />
          </div>
        )}
        <div className="mt-4 grid items-start gap-3 lg:grid-cols-2">
          {reported && (
            <div className="min-w-0">
              <TargetView title={t('reports.asReported')} snapshot={reported} />
              {!isChanged && (
                <p className="mt-2 text-muted">
                  {t(current ? 'reports.unchanged' : 'reports.gone')}
                </p>
              )}
            </div>
          )}
          {isChanged && <TargetView title={t('reports.now')} snapshot={current} />}
          <ReportTexts reports={reports} />
        </div>
      </DetailBody>
      {state === 'open' && (
        <DecisionBar
          about={name}
          item={isOwn ? undefined : { itemType: 'report_case', itemId: reportCase.id }}
          // Staff cannot decide on reports about themselves.
          note={isOwn && t('reports.own')}
          decisions={DECISIONS.map((decision) =>
            Object.assign({ label: t(`reports.${decision.name}`), disabled: isOwn }, decision)
          )}
          onChoose={setOpen}
        />
      )}
      {open === 'act' && <ActDialog reportCase={reportCase} name={name} onClose={close} />}
      {open === 'dismiss' && <DismissDialog reportCase={reportCase} name={name} onClose={close} />}
    </Detail>
  )
}

/** Why members reported the target. */
function ReportTexts({ reports }: Pick<ReportCase, 'reports'>) {
  const { t } = useTranslation(['staff', 'reports'])

  return (
    <ul aria-label={t('reports.count')} className="flex flex-col gap-3">
      {reports.map((report) => (
        <li key={report.id} className="rounded-control bg-mist p-3">
          <p className="font-semibold">{t(`reports:reasons.${report.reason}`)}</p>
          {report.text && <p className="wrap-anywhere whitespace-pre-line">{report.text}</p>}
          <p className="mt-1 text-label text-muted">
            {t('reports.by')}{' '}
            {report.reporterId ? (
              <DetailLink href={paths.user(report.reporterId)}>
                {report.reporterName ?? report.reporterId}
              </DetailLink>
            ) : (
              t('reports.unknown')
            )}
            {', '}
            <DateText value={report.createdAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}
