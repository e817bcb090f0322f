import type { Language } from '#app/core/rules'
import type { FeedKind } from '#app/site/rules'

interface FeedTexts {
  title: string
  description: string
}

/** What feeds say of themselves. The server has no other texts for people: screens are translated in the browser's part. */
export const FEED_TEXTS: Record<Language, Record<FeedKind, FeedTexts>> = {
  en: {
    new: { title: 'New bots · Botanica', description: 'Bots that were listed lately.' },
    certified: {
      title: 'Certified bots · Botanica',
      description: 'Bots that were certified lately.',
    },
  },
  ro: {
    new: { title: 'Boți noi · Botanica', description: 'Boți adăugați de curând în director.' },
    certified: {
      title: 'Boți certificați · Botanica',
      description: 'Boți certificați de curând.',
    },
  },
}
