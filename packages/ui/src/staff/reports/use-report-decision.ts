import { hasStatus } from '@botanica/api-client'
import {
  HTTP_NOT_FOUND,
  OWN_CASE_ERRORS,
  type ReportOutcome,
  type RuleId,
} from '@botanica/api-client/contract'
import { staffKeys, type ReportCase } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { refreshRows } from '../rows/use-rows.ts'
import { findPriorDecision, findReason } from '../server-reasons.ts'
import { useDecision } from '../use-decision.ts'

const DECISIONS = ['act_on_reports', 'dismiss_reports'] as const

interface CaseDecision {
  outcome: ReportOutcome
  ruleIds?: RuleId[]
  note?: string
}

/** The mutation that closes all reports of a target; the queue and its count are refetched afterwards. */
export function useReportDecision({ id }: ReportCase, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const client = useQueryClient()

  function refresh() {
    void refreshRows(client, staffKeys.reports())
    void client.invalidateQueries({ queryKey: staffKeys.openReports() })
  }

  return useDecision<CaseDecision, unknown>({
    name: ['reports', id],
    success: ({ outcome }) => t(`reports.done.${outcome}`),
    send: (body, sending) => api.calls.reportCases.update({ params: { id }, body, ...sending }),
    describeError: (error) => {
      const rival = findPriorDecision(error, DECISIONS)
      // Another staff member was faster: the data is stale.
      if (rival || hasStatus(error, HTTP_NOT_FOUND)) refresh()
      if (rival) {
        return t(`reports.rivals.${rival.action}`, { name: rival.by ?? t('reports.somebody') })
      }
      if (hasStatus(error, HTTP_NOT_FOUND)) return t('reports.gonePlain')
      return findReason(error, OWN_CASE_ERRORS) ? t('reports.own') : undefined
    },
    onSuccess: () => {
      refresh()
      onDone()
    },
  })
}
