import type { AdministeredAd } from '@botanica/api-client/staff'
import { Pencil, Trash2 } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../primitives/badge.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { AnnouncementTime } from '../announcements/announcement-time.tsx'

const TONES: Record<AdministeredAd['state'], BadgeTone> = {
  shown: 'leaf',
  off: 'plain',
  scheduled: 'pending',
  over: 'plain',
}

export interface AdPreviewProps {
  ad: AdministeredAd
  /** The title of the frame. */
  title: string
}

interface AdCardProps {
  ad: AdministeredAd
  /** Previews the ad as the site shows it; empty where ads are never rendered. */
  Preview?: ComponentType<AdPreviewProps> | undefined
  onEdit: () => void
  onRemove: () => void
}

/** One ad: its preview, and when and where it is shown. */
export function AdCard({ ad, Preview, onEdit, onRemove }: AdCardProps) {
  const { t } = useTranslation('staff')
  const { title, placement, type, state, priority, startDate, endDate } = ad

  return (
    <article aria-label={title} className="rounded-plate border border-line bg-plate p-4">
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 flex-1 font-serif text-title font-medium wrap-anywhere">{title}</h2>
        <div className="-mt-1 -mr-1 flex shrink-0">
          <IconButton
            size="small"
            label={t('ads.editNamed', { title })}
            icon={<Pencil className="size-4" />}
            onClick={onEdit}
          />
          <IconButton
            size="small"
            label={t('ads.removeNamed', { title })}
            icon={<Trash2 className="size-4" />}
            onClick={onRemove}
          />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1.5">
        <Badge tone={TONES[state]}>{t(`ads.states.${state}`)}</Badge>
        <Badge>{t(`ads.placements.${placement}`)}</Badge>
        <Badge>{t(`ads.types.${type}`)}</Badge>
        <Badge>{t('ads.priority', { priority })}</Badge>
      </div>
      <p className="numbers mt-2 text-label text-muted">
        {!startDate && !endDate && t('ads.always')}
        {startDate && (
          <>
            {t('ads.from')} <AnnouncementTime value={startDate} />
          </>
        )}
        {startDate && endDate && ' · '}
        {endDate && (
          <>
            {t('ads.until')} <AnnouncementTime value={endDate} />
          </>
        )}
      </p>
      {Preview && (
        <div className="mt-3">
          <Preview ad={ad} title={t('ads.preview', { title })} />
        </div>
      )}
    </article>
  )
}
