import { RepliesPage } from '@botanica/ui/staff'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../lib/paths.ts'
import { StaffPage } from './staff-page.tsx'

/** The saved replies, for all staff. */
export function StaffRepliesPage() {
  const { t } = useTranslation('staff')

  return (
    <StaffPage title={t('replies.title')} right="enterDashboard" signedOutPath={PATHS.login}>
      <RepliesPage />
    </StaffPage>
  )
}
