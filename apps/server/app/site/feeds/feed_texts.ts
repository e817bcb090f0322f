import type { Language } from '#app/core/rules'
import type { FeedKind } from '#app/site/rules'

interface FeedTexts {
  title: string
  description: string
}

/** Titles and descriptions of the feeds. The server has no other translated texts; the clients translate the screens. */
export const FEED_TEXTS: Record<Language, Record<FeedKind, FeedTexts>> = {
  en: {
    new: { title: 'New bots · Botanica', description: 'Recently listed bots.' },
    certified: {
      title: 'Certified bots · Botanica',
      description: 'Recently certified bots.',
    },
  },
  ro: {
    new: { title: 'Boți noi · Botanica', description: 'Boți adăugați de curând în catalog.' },
    certified: {
      title: 'Boți certificați · Botanica',
      description: 'Boți certificați de curând.',
    },
  },
}
