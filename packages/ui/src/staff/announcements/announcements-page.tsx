import { useTranslation } from 'react-i18next'
import { StaffSubpage, SubpageTitle } from '../layout/staff-subpage.tsx'
import { AnnouncementCards } from './announcement-cards.tsx'

/** For staff with the right to announce. */
export function AnnouncementsPage() {
  const { t } = useTranslation('staff')

  return (
    <StaffSubpage back={t('announcements.backToDashboard')}>
      <AnnouncementCards
        place="page"
        heading={
          <SubpageTitle title={t('announcements.title')} text={t('announcements.subtitle')} />
        }
      />
    </StaffSubpage>
  )
}
