import { AdsPage as Ads, type AdPreviewProps } from '@botanica/ui/staff'
import { useTranslation } from 'react-i18next'
import { AdFrame } from '../../lib/ad-frame.tsx'
import { PATHS } from '../../lib/paths.ts'
import { StaffPage } from './staff-page.tsx'

/** The ads of the site, for its owners. */
export function AdsPage() {
  const { t } = useTranslation('staff')

  return (
    <StaffPage title={t('ads.title')} right="manageAds" signedOutPath={PATHS.login}>
      <Ads Preview={Preview} />
    </StaffPage>
  )
}

/** The ad as the site shows it, even while it is inactive. */
function Preview({ ad, title }: AdPreviewProps) {
  return (
    <AdFrame
      key={ad.updatedAt}
      src={`/api/admin/ads/${ad.id}/frame`}
      title={title}
      placement={ad.placement}
    />
  )
}
