import type { Announcement } from '@botanica/api-client/staff'
import { Check, Clock, LoaderCircle, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../content/markdown.tsx'
import { Badge, type BadgeTone } from '../../primitives/badge.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import type { AnnouncementsSurface } from './surface.ts'
import { SendAgain } from './send-again.tsx'
import { AnnouncementTime } from './announcement-time.tsx'

const STATE_STYLES = {
  pending: { tone: 'pending', icon: Clock },
  sending: { tone: 'pending', icon: LoaderCircle },
  sent: { tone: 'leaf', icon: Check },
  failed: { tone: 'danger', icon: TriangleAlert },
} as const satisfies Record<Announcement['state'], { tone: BadgeTone; icon: typeof Check }>

interface AnnouncementCardProps {
  announcement: Announcement
  place: AnnouncementsSurface
  onEdit: () => void
  onDelete: () => void
}

/** One announcement with its delivery state. */
export function AnnouncementCard({ announcement, place, onEdit, onDelete }: AnnouncementCardProps) {
  const { t } = useTranslation('staff')
  const { title, description, channelName, state, embedColor, reactions } = announcement
  const { tone, icon: Icon } = STATE_STYLES[state]

  return (
    <article
      aria-label={title}
      className="rounded-plate border border-l-4 border-line bg-plate p-4"
      style={{ borderLeftColor: embedColor }}
    >
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 flex-1 font-serif text-title font-medium wrap-anywhere">{title}</h2>
        <div className="-mt-1 -mr-1 flex shrink-0">
          <IconButton
            size="small"
            label={t('announcements.editNamed', { title })}
            icon={<Pencil className="size-4" />}
            onClick={onEdit}
          />
          <IconButton
            size="small"
            label={t('announcements.deleteNamed', { title })}
            icon={<Trash2 className="size-4" />}
            onClick={onDelete}
          />
        </div>
      </div>
      <Markdown topHeading={3} className="mt-1 line-clamp-4 wrap-anywhere text-muted">
        {description}
      </Markdown>
      <div className="mt-3 flex flex-wrap items-center gap-1.5">
        <Badge tone={tone} icon={<Icon />}>
          {t(`announcements.states.${state}`)}
        </Badge>
        <Badge>#{channelName ?? t('announcements.card.channelUnknown')}</Badge>
        {announcement.mentionEveryone && (
          <Badge tone="bloom">{t('announcements.card.everyone')}</Badge>
        )}
        {announcement.mentionHere && <Badge tone="bloom">{t('announcements.card.here')}</Badge>}
        <ColorSwatch colour={embedColor} />
      </div>
      {reactions.length > 0 && (
        <ul aria-label={t('announcements.card.reactions')} className="mt-2 flex flex-wrap gap-1.5">
          {reactions.map((emoji) => (
            <li key={emoji} className="rounded-label bg-mist px-1.5 py-0.5 text-label">
              {emoji}
            </li>
          ))}
        </ul>
      )}
      {state === 'sending' && <p className="mt-3 text-label">{t('announcements.notes.sending')}</p>}
      {(state === 'pending' || state === 'failed') && (
        <SendAgain announcement={announcement} place={place} />
      )}
      <p className="numbers mt-3 text-label text-muted">
        {t('announcements.card.created')} <AnnouncementTime value={announcement.createdAt} />
        {announcement.createdByName &&
          ` ${t('announcements.card.by', { name: announcement.createdByName })}`}
      </p>
    </article>
  )
}

function ColorSwatch({ colour }: { colour: string }) {
  const { t } = useTranslation('staff')
  const label = t('announcements.card.colour', { colour })

  return (
    <span
      title={label}
      className="size-6 rounded-label border border-line"
      style={{ backgroundColor: colour }}
    >
      <span className="sr-only">{label}</span>
    </span>
  )
}
