import { ApiError, findReason } from '@botanica/api-client'
import { ANNOUNCEMENT_CONFLICTS, type AnnouncementState } from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import type { Announcement } from '@botanica/api-client/staff'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../primitives/toast.tsx'
import { useDecision } from '../use-decision.ts'
import type { AnnouncementsSurface } from './surface.ts'

const SUCCESS = { create: 'sent', resend: 'sent', update: 'updated', delete: 'deleted' } as const
type AnnouncementAction = keyof typeof SUCCESS

interface AnnouncementDecision<Input> {
  action: AnnouncementAction
  place: AnnouncementsSurface
  send: (input: Input, sending: IdempotentCallOptions) => Promise<Announcement | { id: number }>
  onDone: () => void
}

/** The delivery state; undefined for a deleted announcement. */
function stateOf(answer: Announcement | { id: number }): AnnouncementState | undefined {
  return 'state' in answer ? answer.state : undefined
}

/** The mutation that sends, edits or deletes an announcement, with the texts of each surface. */
export function useAnnouncementDecision<Input>({
  action,
  place,
  send,
  onDone,
}: AnnouncementDecision<Input>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()
  const toast = useToast()
  // The page has a separate text for a newly created announcement.
  const textGroup = place === 'page' && action !== 'resend' ? 'donePage' : 'done'

  function describeError(error: unknown): string | undefined {
    if (!(error instanceof ApiError)) return t(`announcements.fallback.${action}`)
    const conflict = findReason(error, ANNOUNCEMENT_CONFLICTS)
    if (conflict) return t(`announcements.conflicts.${conflict}`)
    if (error.code === 'not_found') return t('announcements.gone')
    // Only sending has a rate limit per hour.
    if (error.code === 'rate_limited' && SUCCESS[action] === 'sent') return t('announcements.limit')
    return error.code === 'unknown' ? t(`announcements.fallback.${action}`) : undefined
  }

  return useDecision<Input, Announcement | { id: number }>({
    name: ['announcement', action],
    success: (_input, answer) => {
      const state = stateOf(answer)
      if (state === 'failed') return null
      const isSent = state === 'sent' || SUCCESS[action] !== 'sent'
      return isSent ? t(`announcements.${textGroup}.${SUCCESS[action]}`) : t('announcements.queued')
    },
    send,
    describeError,
    onSuccess: (answer) => {
      // The card shows why.
      if (stateOf(answer) === 'failed') {
        toast({ title: t(`announcements.fallback.${action}`), tone: 'error' })
      }
      void client.invalidateQueries({ queryKey: staffKeys.announcements() })
      onDone()
    },
  })
}
