import { StaffDashboard } from '@botanica/ui/staff'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../lib/paths.ts'
import { StaffPage } from './staff-page.tsx'

export function AdminPage() {
  const { t } = useTranslation()

  return (
    <StaffPage title={t('nav.adminPanel')} right="enterDashboard" signedOutPath={PATHS.home}>
      <StaffDashboard />
    </StaffPage>
  )
}
