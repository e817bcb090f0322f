import { findReason, hasStatus, type Api } from '@botanica/api-client'
import {
  APPLICATION_CONFLICTS,
  BOT_CHANGE_ERRORS,
  HTTP_NOT_FOUND,
  type RuleId,
} from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys, type ReviewedApplication } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { refreshRows } from '../rows/use-rows.ts'
import { findPriorDecision, isOwnBotError } from '../server-reasons.ts'
import { useQueueDecision } from '../use-queue-decision.ts'

/** The review of a certification request. */
export interface ApplicationReview {
  status: 'approved' | 'rejected'
  reviewReason?: string
  ruleIds?: RuleId[]
}

/** The requirements of certification. */
export const REQUIREMENTS = ['approved', 'notCertified', 'enoughServers'] as const

/** Whether the bot meets all requirements of certification. */
export const hasEligibleBot = ({ eligibility }: ReviewedApplication) =>
  REQUIREMENTS.every((requirement) => eligibility[requirement])

/** Whether the viewer may make the review in the request's current state. */
export function canReview(
  application: ReviewedApplication,
  { status }: Pick<ApplicationReview, 'status'>
): boolean {
  if (application.isOwn || application.status !== 'pending') return false
  return status === 'rejected' || hasEligibleBot(application)
}

/**
 * Sends a review. The request names the version of the bot's listing that the reviewer saw; the server rejects it when
 * there is a newer one.
 */
export function sendReview(
  { calls: { applications } }: Pick<Api, 'calls'>,
  { id, version }: ReviewedApplication,
  review: ApplicationReview,
  sending: IdempotentCallOptions
): Promise<unknown> {
  return applications.update({ params: { id }, body: { ...review, version }, ...sending })
}

const PRIOR_DECISIONS = ['approve_application', 'reject_application'] as const

/** Returns a function that describes why a review failed, unless the cause has nothing to do with requests. */
export function useDescribeReviewError() {
  const { t } = useTranslation('staff')

  return (error: unknown): string | undefined => {
    if (hasStatus(error, HTTP_NOT_FOUND)) return t('applications.gone')
    const rival = findPriorDecision(error, PRIOR_DECISIONS)
    if (rival) {
      const name = rival.by ?? t('lists.administrator')
      return t(`applications.rivals.${rival.action}`, { name })
    }
    if (findReason(error, BOT_CHANGE_ERRORS)) return t('changes.errors.outdated')
    const conflict = findReason(error, APPLICATION_CONFLICTS)
    if (conflict) return t(`applications.conflicts.${conflict}`)
    return isOwnBotError(error) ? t('applications.own') : undefined
  }
}

/** What shows the request, besides the lists of requests. */
const getRelatedKeys = ({ botId }: ReviewedApplication) => [
  staffKeys.overview(),
  staffKeys.botVersions(botId),
]

/** Refetches everything that shows the request. */
export function useApplicationRefresh() {
  const client = useQueryClient()

  return (application: ReviewedApplication) => {
    void refreshRows(client, staffKeys.applications())
    for (const queryKey of getRelatedKeys(application)) void client.invalidateQueries({ queryKey })
  }
}

interface ApplicationDecision<Input> {
  application: ReviewedApplication
  success: string
  send: (input: Input, sending: IdempotentCallOptions) => Promise<unknown>
  onDone: () => void
}

/** The mutation that decides on a certification request. A review can be undone for a while. */
export function useApplicationDecision<Input>({
  application,
  ...decision
}: ApplicationDecision<Input>) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { id, botName } = application

  return useQueueDecision({
    ...decision,
    name: ['application', id],
    about: botName,
    undo: (decisionId, sending) =>
      api.calls.applications.undo({ params: { id }, body: { decisionId }, ...sending }),
    queueKey: staffKeys.applications(),
    relatedKeys: getRelatedKeys(application),
    gone: t('applications.gone'),
    describeError: useDescribeReviewError(),
  })
}
