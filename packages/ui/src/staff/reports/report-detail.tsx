import type { ReportCase } from '@botanica/api-client/staff'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionRules } from '../../guidelines/decision-rules.tsx'
import { DateText } from '../../i18n/dates.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { AppLink } from '../../primitives/link.tsx'
import { DecisionBar, DecisionButton } from '../layout/decision-bar.tsx'
import { useCommands } from '../palette/commands.tsx'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import { ActDialog, DismissDialog } from './report-dialogs.tsx'
import { isSameTarget, TargetView } from './target-view.tsx'

const DIALOGS = ['act', 'dismiss'] as const
type DialogName = (typeof DIALOGS)[number]
const KEYS: Record<DialogName, string> = { act: 'a', dismiss: 'd' }
const TONES = { open: 'pending', acted: 'leaf', dismissed: 'plain' } as const
const LINK_CLASS = 'font-medium underline underline-offset-4 hover:text-leaf-strong wrap-anywhere'

/** The name of what was reported. */
export function getTargetName({ current, reports }: ReportCase): string | null {
  return reports[0]?.snapshot.name ?? current?.name ?? null
}

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
  const [open, setOpen] = useState<DialogName | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { targetType, state, current, reports, reportCount, decidedAt, note, rules } = reportCase
  const name = getTargetName(reportCase) ?? t('reports.unknown')
  const path = getTargetPath(reportCase)
  const reported = reports[0]?.snapshot
  const close = () => setOpen(null)
  // On a phone the detail opens below the list and scrolls into view.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <article aria-label={name} className="flex min-h-full flex-col">
      <div className="flex-1 p-4 md:p-5">
        <h3 ref={heading} className="font-serif text-title font-medium wrap-anywhere">
          {name}
        </h3>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Badge>{t(`reports.kinds.${targetType}`)}</Badge>
          <Badge tone={TONES[state]}>{t(`reports.state.${state}`)}</Badge>
          <span className="text-label text-muted">
            {t('reports.reports', { count: reportCount })}
          </span>
          {path && (
            <AppLink href={path} className={LINK_CLASS}>
              {t('reports.open')}
            </AppLink>
          )}
        </p>
        {decidedAt && state !== 'open' && (
          <div className="mt-4">
            <p className="font-semibold">
              {t(`reports.decided.${state}`, {
                name: reportCase.decidedByName ?? t('reports.somebody'),
              })}
            </p>
            <DateText value={decidedAt} className="text-label text-muted" />
            {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
            <DecisionRules rules={rules} />
          </div>
        )}
        {reported && (
          <div className="mt-4 grid gap-3 lg:grid-cols-2">
            <TargetView title={t('reports.asReported')} snapshot={reported} />
            {current && !isSameTarget(reported, current) ? (
              <TargetView title={t('reports.now')} snapshot={current} />
            ) : (
              <p className="text-muted">{t(current ? 'reports.unchanged' : 'reports.gone')}</p>
            )}
          </div>
        )}
        <ul aria-label={t('reports.count')} className="mt-4 flex flex-col gap-3">
          {reports.map((report) => (
            <li key={report.id} className="rounded-control bg-mist p-3">
              <p className="font-semibold">{t(`reports:reasons.${report.reason}`)}</p>
              {report.text && <p className="wrap-anywhere whitespace-pre-line">{report.text}</p>}
              <p className="mt-1 text-label text-muted">
                {t('reports.by')}{' '}
                {report.reporterId ? (
                  <AppLink href={paths.user(report.reporterId)} className={LINK_CLASS}>
                    {report.reporterName ?? report.reporterId}
                  </AppLink>
                ) : (
                  t('reports.unknown')
                )}
                {', '}
                <DateText value={report.createdAt} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      {state === 'open' && <Decision reportCase={reportCase} name={name} onOpen={setOpen} />}
      {open === 'act' && <ActDialog reportCase={reportCase} name={name} onClose={close} />}
      {open === 'dismiss' && <DismissDialog reportCase={reportCase} name={name} onClose={close} />}
    </article>
  )
}

interface DecisionProps {
  reportCase: ReportCase
  name: string
  onOpen: (dialog: DialogName) => void
}

/** Staff cannot decide on reports about themselves. */
function Decision({ reportCase: { isOwn }, name, onOpen }: DecisionProps) {
  const { t } = useTranslation('staff')
  useShortcuts(
    isOwn
      ? {}
      : Object.fromEntries(DIALOGS.map((dialog) => [KEYS[dialog], () => onOpen(dialog)] as const))
  )
  useCommands(
    DIALOGS.filter(() => !isOwn).map((dialog) => ({
      id: `reports ${dialog}`,
      group: 'here',
      label: `${t(`reports.${dialog}`)}: ${name}`,
      shortcut: KEYS[dialog],
      run: () => onOpen(dialog),
    }))
  )

  return (
    <DecisionBar note={isOwn && t('reports.own')}>
      {DIALOGS.map((dialog) => (
        <DecisionButton
          key={dialog}
          variant={dialog === 'act' ? 'filled' : 'outline'}
          disabled={isOwn}
          shortcut={KEYS[dialog]}
          onClick={() => onOpen(dialog)}
        >
          {t(`reports.${dialog}`)}
        </DecisionButton>
      ))}
    </DecisionBar>
  )
}
