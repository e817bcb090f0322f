import { ANNOUNCEMENT_FAILURES } from '@botanica/api-client/contract'
import type { Announcement } from '@botanica/api-client/staff'
import { RotateCw, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { cx } from '../../primitives/cx.ts'
import { useStaff } from '../environment.tsx'
import type { AnnouncementsSurface } from './surface.ts'
import { useAnnouncementDecision } from './use-announcement-decision.ts'

interface SendAgainProps {
  announcement: Announcement
  place: AnnouncementsSurface
}

/** Shows why an announcement was not delivered to Discord, and sends it again. */
export function SendAgain({ announcement, place }: SendAgainProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { id, title, state, failure } = announcement
  const hasFailed = state === 'failed'
  const label = hasFailed ? 'sendAgain' : 'sendNow'
  const { act, isBusy } = useAnnouncementDecision({
    action: 'resend',
    place,
    send: (which: number, sending) =>
      api.calls.announcements.send({ params: { id: which }, ...sending }),
    onDone: () => {},
  })

  return (
    <div
      className={cx(
        'mt-3 flex flex-wrap items-center justify-between gap-2 rounded-plate p-3',
        hasFailed ? 'bg-danger-wash' : 'bg-pending-wash'
      )}
    >
      {hasFailed ? (
        <FailureText failure={failure} />
      ) : (
        <p className="min-w-0 flex-[1_1_12rem] text-label">{t('announcements.notes.pending')}</p>
      )}
      <Button
        size="small"
        icon={hasFailed ? <RotateCw size={16} /> : <Send size={16} />}
        busy={isBusy}
        aria-label={t(`announcements.${label}Named`, { title })}
        onClick={() => act(id)}
      >
        {isBusy ? t('announcements.sendingAgain') : t(`announcements.${label}`)}
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
