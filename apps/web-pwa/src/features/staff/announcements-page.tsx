import { AnnouncementsPage as Announcements } from '@botanica/ui/staff'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../lib/paths.ts'
import { StaffPage } from './staff-page.tsx'

export function AnnouncementsPage() {
  const { t } = useTranslation('staff')

  return (
    <StaffPage title={t('announcements.title')} right="announce" signedOutPath={PATHS.login}>
      <Announcements />
    </StaffPage>
  )
}
