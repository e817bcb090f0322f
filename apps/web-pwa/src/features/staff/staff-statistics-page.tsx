import { StatisticsPage } from '@botanica/ui/staff'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../lib/paths.ts'
import { StaffPage } from './staff-page.tsx'

/** How much staff decide and how fast, for all staff. */
export function StaffStatisticsPage() {
  const { t } = useTranslation('staff')

  return (
    <StaffPage title={t('statistics.title')} right="readStatistics" signedOutPath={PATHS.login}>
      <StatisticsPage />
    </StaffPage>
  )
}
