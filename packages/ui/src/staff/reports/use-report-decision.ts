import { findReason } from '@botanica/api-client'
import { OWN_CASE_ERRORS, type ReportOutcome, type RuleId } from '@botanica/api-client/contract'
import { staffKeys, type ReportCase } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { useQueueDecision } from '../use-queue-decision.ts'
import { getTargetName } from './target-view.tsx'

interface CaseDecision {
  outcome: ReportOutcome
  ruleIds?: RuleId[]
  note?: string
}

/** The mutation that closes all reports of a target. */
export function useReportDecision(reportCase: ReportCase, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { id } = reportCase
  const about = getTargetName(reportCase) ?? t('reports.unknown')

  return useQueueDecision({
    name: ['reports', id],
    about,
    undo: (decisionId, sending) =>
      api.calls.reportCases.undo({ params: { id }, body: { decisionId }, ...sending }),
    success: ({ outcome }: CaseDecision) => t(`reports.done.${outcome}`),
    send: (body, sending) => api.calls.reportCases.update({ params: { id }, body, ...sending }),
    queueKey: staffKeys.reports(),
    relatedKeys: [staffKeys.queueCount('reports')],
    prior: {
      actions: ['act_on_reports', 'dismiss_reports'] as const,
      describe: (action, name) => t(`reports.rivals.${action}`, { name }),
    },
    gone: t('reports.gonePlain'),
    describeError: (error) => (findReason(error, OWN_CASE_ERRORS) ? t('reports.own') : undefined),
    onDone,
  })
}
