import { generateAtomFeed, generateJsonFeed } from 'feedsmith'
import { type Language, SITE_NAME } from '#app/core/rules'
import { getPageUrl, SITE_URL } from '#app/site/page_urls'
import { TRANSPARENCY_FEED, type FeedFormat } from '#app/site/rules'
import { TRANSPARENCY_TEXTS } from '#app/site/feeds/transparency_texts'
import type { TransparencyMonth } from '#app/transparency/queries/transparency'
import { TRANSPARENCY_PATH } from '#app/transparency/rules'

interface FeedRequest {
  format: FeedFormat
  language: Language
}

/** The first moment after a month, when its entry is published. @param month as `2026-05` */
function getEnd(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number))
}

/** The months that are over: entries of a feed should not change. */
function listCompleteMonths(months: readonly TransparencyMonth[]) {
  const now = new Date()
  return months
    .map((month) => ({ ...month, end: getEnd(month.month) }))
    .filter(({ end }) => end <= now)
}

const feedPath = (format: FeedFormat) => `/feeds/${TRANSPARENCY_FEED}.${format}`

/** Builds a feed with one entry for each complete month: Atom (RFC 4287) or JSON Feed 1.1. */
export function transparencyFeed(
  months: readonly TransparencyMonth[],
  { format, language }: FeedRequest
): string {
  const texts = TRANSPARENCY_TEXTS[language]
  const self = getPageUrl(feedPath(format), language)
  const page = getPageUrl(TRANSPARENCY_PATH, language)
  const entries = listCompleteMonths(months).map(({ end, ...month }) => ({
    id: `${getPageUrl(TRANSPARENCY_PATH)}#${month.month}`,
    url: `${page}#${month.month}`,
    title: texts.entry(month.month),
    text: texts.summary(month),
    end,
  }))
  if (format === 'json') {
    const feed = generateJsonFeed(
      {
        title: texts.title,
        description: texts.description,
        language,
        home_page_url: page,
        feed_url: self,
        authors: [{ name: SITE_NAME, url: SITE_URL }],
        items: entries.map(({ id, url, title, text, end }) => ({
          id,
          url,
          title,
          content_text: text,
          date_published: end,
        })),
      },
      { strict: true }
    )
    return JSON.stringify(feed)
  }
  return generateAtomFeed(
    {
      id: self,
      title: { type: 'text', value: texts.title },
      subtitle: { type: 'text', value: texts.description },
      updated: entries[0]?.end ?? new Date(0),
      authors: [{ name: SITE_NAME, uri: SITE_URL }],
      links: [
        { rel: 'self', href: self },
        { rel: 'alternate', href: page },
      ],
      entries: entries.map(({ id, url, title, text, end }) => ({
        id,
        title: { type: 'text', value: title },
        summary: { type: 'text', value: text },
        published: end,
        updated: end,
        links: [{ rel: 'alternate', href: url }],
      })),
      xml: { lang: language },
    },
    { strict: true }
  )
}
