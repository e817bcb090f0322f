import { ApiFailure } from '@botanica/api-client'
import type { Sending } from '@botanica/api-client/deed'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDecision } from '../use-decision.ts'
import type { AnnouncementsPlace } from './place.ts'

const SUCCESS = { create: 'sent', update: 'updated', delete: 'deleted' } as const
type Deed = keyof typeof SUCCESS

interface AnnouncementDecision<Input> {
  deed: Deed
  place: AnnouncementsPlace
  send: (input: Input, sending: Sending) => Promise<unknown>
  onDone: () => void
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
  const words = place === 'page' ? 'donePage' : 'done'

  function explanation(error: unknown): string | undefined {
    if (!(error instanceof ApiFailure)) return t(`announcements.fallback.${deed}`)
    if (error.code === 'not_found') return t('announcements.gone')
    if (error.code === 'limit') return t('announcements.limit')
    return error.code === 'unknown' ? t(`announcements.fallback.${deed}`) : undefined
  }

  return useDecision<Input, unknown>({
    name: ['announcement', deed],
    success: t(`announcements.${words}.${SUCCESS[deed]}`),
    send,
    refused: explanation,
    done: () => {
      void client.invalidateQueries({ queryKey: staffKeys.announcements() })
      onDone()
    },
  })
}
