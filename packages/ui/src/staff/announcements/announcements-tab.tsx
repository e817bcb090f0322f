import { AnnouncementCards } from './announcement-cards.tsx'

/** The dashboard's tab (document 2 section 2, "Admin dashboard"). */
export function AnnouncementsTab() {
  return <AnnouncementCards place="tab" />
}
