import { CategoriesPage } from '@botanica/ui/staff'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../lib/paths.ts'
import { StaffPage } from './staff-page.tsx'

/** The categories of bots, for the owners of the site. */
export function StaffCategoriesPage() {
  const { t } = useTranslation('staff')

  return (
    <StaffPage title={t('categories.title')} right="manageCategories" signedOutPath={PATHS.login}>
      <CategoriesPage />
    </StaffPage>
  )
}
