import type { AdPlacement } from '@botanica/api-client/contract'
import { cx } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AdFrame, getFrameHeight } from './ad-frame.tsx'
import { useServices } from './services.tsx'
import { useIsPremium } from './viewer.ts'

function getFrameUrl(id: number) {
  return `/ads/frame/${id}`
}

interface AdSlotProps {
  placement: AdPlacement
  className?: string
  /** `li` inside of a list. */
  as?: 'div' | 'li'
}

/**
 * The first ad of a placement, if there is one, in a sandboxed frame. Premium members see no ads. The
 * stylesheet hides the slot from them before the viewer is known.
 */
export function AdSlot({ placement, className, as: Element = 'div' }: AdSlotProps) {
  const { t } = useTranslation()
  const { api } = useServices()
  const isPremium = useIsPremium()
  const { data: ads, isPending } = useQuery({ ...api.queries.ads(placement), enabled: !isPremium })
  const ad = ads?.[0]
  if (isPremium || (!ad && !isPending)) return null

  return (
    <Element className={cx('shown-with-ads', className)}>
      <p aria-hidden="true" className="mb-1 text-label text-muted">
        {t('ad.label')}
      </p>
      {ad ? (
        <AdFrame key={ad.id} src={getFrameUrl(ad.id)} title={t('ad.label')} placement={placement} />
      ) : (
        <div className={getFrameHeight(placement)} />
      )}
    </Element>
  )
}
