import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../primitives/link.tsx'
import { staffPaths } from '../paths.ts'
import { AnnouncementCards } from './announcement-cards.tsx'

/** Document 2 section 2, "Admin announcements", for those who may announce. */
export function AnnouncementsPage() {
  const { t } = useTranslation('staff')

  return (
    <div className="page py-6">
      <AppLink
        href={staffPaths.dashboard}
        className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-label px-1 text-muted hover:text-leaf-strong"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('announcements.backToDashboard')}
      </AppLink>
      <div className="mt-3">
        <AnnouncementCards
          place="page"
          heading={
            <div>
              <h1 className="font-serif text-heading font-medium">{t('announcements.title')}</h1>
              <p className="mt-1 text-muted">{t('announcements.subtitle')}</p>
            </div>
          }
        />
      </div>
    </div>
  )
}
