import type { AdPlacement } from '@botanica/api-client/contract'
import { cx } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from './services.tsx'
import { useViewer } from './viewer.ts'

/** What the frame may do; the address says the same of itself, however it is opened (`security.md` finding 11). */
const ABILITIES = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/**
 * The first ad of a place, if there is one, in a frame that can reach nothing of ours (ruling S5). Premium members see
 * none; the stylesheet hides it from them before their name is known.
 */
export function AdSlot({ placement, className }: { placement: AdPlacement; className?: string }) {
  const { t } = useTranslation()
  const { api } = useServices()
  const { viewer } = useViewer()
  const isPremium = viewer?.isPremium ?? false
  const { data: ads } = useQuery({ ...api.queries.ads(placement), enabled: !isPremium })
  if (isPremium || !ads || ads.length === 0) return null

  return (
    <div className={cx('shown-with-ads', className)}>
      <p aria-hidden="true" className="mb-1 text-label text-muted">
        {t('ad.label')}
      </p>
      <iframe
        src={`/ads/${placement}`}
        title={t('ad.label')}
        sandbox={ABILITIES}
        referrerPolicy="no-referrer"
        loading="lazy"
        className="block h-28 w-full rounded-plate"
      />
    </div>
  )
}
