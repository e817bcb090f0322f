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

/** As the site shows it, also while it does not. */
function Preview({ ad, title }: AdPreviewProps) {
  return <AdFrame key={ad.updatedAt} src={`/api/admin/ads/${ad.id}/frame`} title={title} />
}
