import { ApiFailure } from '@botanica/api-client'
import type { Sending } from '@botanica/api-client/deed'
import type { Announcement } from '@botanica/api-client/staff'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../primitives/toast.tsx'
import { useDecision } from '../use-decision.ts'
import type { AnnouncementsPlace } from './place.ts'

const SUCCESS = { create: 'sent', resend: 'sent', update: 'updated', delete: 'deleted' } as const
type Deed = keyof typeof SUCCESS

interface AnnouncementDecision<Input> {
  deed: Deed
  place: AnnouncementsPlace
  send: (input: Input, sending: Sending) => Promise<Announcement | { id: number }>
  onDone: () => void
}

/** It was taken, and Discord will not have it. */
function hasFailed(answer: Announcement | { id: number }): boolean {
  return 'state' in answer && answer.state === 'failed'
}

/** Something that is done to an announcement, with the documents' words for each place (document 2 section 8). */
export function useAnnouncementDecision<Input>({
  deed,
  place,
  send,
  onDone,
}: AnnouncementDecision<Input>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()
  const toast = useToast()
  // The page's word is for one that has just been created.
  const words = place === 'page' && deed !== 'resend' ? 'donePage' : 'done'

  function explanation(error: unknown): string | undefined {
    if (!(error instanceof ApiFailure)) return t(`announcements.fallback.${deed}`)
    if (error.code === 'not_found') return t('announcements.gone')
    if (error.code === 'rate_limited') return t('announcements.limit')
    if (error.code === 'conflict' && deed === 'resend') return t('announcements.resent')
    return error.code === 'unknown' ? t(`announcements.fallback.${deed}`) : undefined
  }

  return useDecision<Input, Announcement | { id: number }>({
    name: ['announcement', deed],
    success: (_input, answer) =>
      hasFailed(answer) ? null : t(`announcements.${words}.${SUCCESS[deed]}`),
    send,
    refused: explanation,
    done: (answer) => {
      // Why is on its card.
      if (hasFailed(answer)) toast({ title: t(`announcements.fallback.${deed}`), tone: 'error' })
      void client.invalidateQueries({ queryKey: staffKeys.announcements() })
      onDone()
    },
  })
}
