import type { Language } from '#app/core/rules'
import type { PresenceStatus } from '#app/platform/rules'
import type { BadgeKind } from '#app/site/rules'

interface ImageTexts {
  labels: Record<BadgeKind, string>
  status: Record<PresenceStatus | 'unknown', string>
  certified: string
  bots: string
  noRatings: string
  notFound: string
}

/** The words in badges and previews. They are images, so the clients that translate the screens have no part in them. */
export const IMAGE_TEXTS: Record<Language, ImageTexts> = {
  en: {
    labels: { votes: 'votes', rating: 'rating', servers: 'servers', status: 'status' },
    status: {
      online: 'online',
      idle: 'idle',
      dnd: 'do not disturb',
      offline: 'offline',
      unknown: 'unknown',
    },
    certified: 'Certified',
    bots: 'bots',
    noRatings: 'no ratings',
    notFound: 'not found',
  },
  ro: {
    labels: { votes: 'voturi', rating: 'evaluare', servers: 'servere', status: 'stare' },
    status: {
      online: 'online',
      idle: 'inactiv',
      dnd: 'nu deranja',
      offline: 'offline',
      unknown: 'necunoscută',
    },
    certified: 'Certificat',
    bots: 'boți',
    noRatings: 'fără evaluări',
    notFound: 'negăsit',
  },
}
