import { ANNOUNCEMENT_FAILURES } from '@botanica/api-client/contract'
import type { Announcement } from '@botanica/api-client/staff'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { useStaff } from '../environment.tsx'
import type { AnnouncementsPlace } from './place.ts'
import { useAnnouncementDecision } from './use-announcement-decision.ts'

interface SendAgainProps {
  announcement: Announcement
  place: AnnouncementsPlace
}

/** Why one has failed, and another try. */
export function SendAgain({ announcement, place }: SendAgainProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { id, title, failure } = announcement
  const { act, isBusy } = useAnnouncementDecision({
    deed: 'resend',
    place,
    send: (which: number, sending) =>
      api.calls.announcements.send({ params: { id: which }, ...sending }),
    onDone: () => {},
  })

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2 rounded-plate bg-danger-wash p-3">
      <FailureText failure={failure} />
      <Button
        size="small"
        icon={<RotateCw size={16} />}
        busy={isBusy}
        aria-label={t('announcements.sendAgainNamed', { title })}
        onClick={() => act(id)}
      >
        {isBusy ? t('announcements.sendingAgain') : t('announcements.sendAgain')}
      </Button>
    </div>
  )
}

function FailureText({ failure }: { failure: string | null }) {
  const { t } = useTranslation('staff')
  const known = Object.entries(ANNOUNCEMENT_FAILURES).find(([, text]) => text === failure)
  const name = known?.[0] as keyof typeof ANNOUNCEMENT_FAILURES | undefined

  return (
    <p className="min-w-0 flex-[1_1_12rem] text-label wrap-anywhere text-danger">
      {name
        ? t(`announcements.failures.${name}`)
        : t('announcements.notes.failed', { reason: failure ?? '-' })}
    </p>
  )
}
