import { AnnouncementCards } from './announcement-cards.tsx'

/** The dashboard's tab. */
export function AnnouncementsTab() {
  return <AnnouncementCards place="tab" />
}
