import { generateAtomFeed, generateJsonFeed } from 'feedsmith'
import { discordConfig } from '#config/discord'
import { type Language, SITE_NAME } from '#app/core/rules'
import { getPageUrl, botPath, SITE_URL } from '#app/site/page_urls'
import { FEED_TEXTS } from '#app/site/feeds/feed_texts'
import type { FeedBot } from '#app/site/queries/list_feed_bots'
import type { FeedFormat, FeedKind } from '#app/site/rules'

const AVATAR_PIXELS = 256
/** The required `updated` of a feed without entries, in milliseconds of the epoch. */
const NEVER = 0
const LIST_PATH = '/discover'
const ICON_PATH = '/favicon.svg'

export interface FeedRequest {
  kind: FeedKind
  format: FeedFormat
  language: Language
}

export function feedPath(kind: FeedKind, format: FeedFormat) {
  return `/feeds/${kind}.${format}`
}

/**
 * Builds a feed of bots: Atom (RFC 4287) or JSON Feed 1.1. An entry's id is the URL of the bot's page, so that a reader shows
 * each bot once. Owners' texts are plain text in both formats, so that no reader renders them as HTML.
 */
export function botFeed(bots: readonly FeedBot[], request: FeedRequest): string {
  return request.format === 'atom' ? atomFeed(bots, request) : jsonFeed(bots, request)
}

function plainText(value: string) {
  return { type: 'text', value }
}

/** When an entry changed last. A bot may be certified after its last edit. */
function updatedAt({ since, changedAt }: FeedBot): Date {
  return changedAt > since ? changedAt : since
}

function getAvatarUrl({ discordBotId, avatar }: FeedBot): string | undefined {
  return avatar === null
    ? undefined
    : `${discordConfig.imageHost}/avatars/${discordBotId}/${avatar}.webp?size=${AVATAR_PIXELS}`
}

function atomFeed(bots: readonly FeedBot[], { kind, language }: FeedRequest): string {
  const { title, description } = FEED_TEXTS[language][kind]
  const self = getPageUrl(feedPath(kind, 'atom'), language)
  const times = bots.map((bot) => updatedAt(bot).getTime())
  return generateAtomFeed(
    {
      id: self,
      title: plainText(title),
      subtitle: plainText(description),
      updated: new Date(Math.max(NEVER, ...times)),
      icon: getPageUrl(ICON_PATH),
      authors: [{ name: SITE_NAME, uri: SITE_URL }],
      links: [
        { rel: 'self', href: self },
        { rel: 'alternate', href: getPageUrl(LIST_PATH, language) },
      ],
      entries: bots.map((bot) => ({
        id: getPageUrl(botPath(bot.discordBotId)),
        title: plainText(bot.name),
        summary: plainText(bot.shortDescription),
        published: bot.since,
        updated: updatedAt(bot),
        links: [{ rel: 'alternate', href: getPageUrl(botPath(bot.discordBotId), language) }],
        categories: bot.tags.map((term) => ({ term })),
      })),
      xml: { lang: language },
    },
    { strict: true }
  )
}

function jsonFeed(bots: readonly FeedBot[], { kind, language }: FeedRequest): string {
  const { title, description } = FEED_TEXTS[language][kind]
  const feed = generateJsonFeed(
    {
      title,
      description,
      language,
      home_page_url: getPageUrl(LIST_PATH, language),
      feed_url: getPageUrl(feedPath(kind, 'json'), language),
      favicon: getPageUrl(ICON_PATH),
      authors: [{ name: SITE_NAME, url: SITE_URL }],
      items: bots.map((bot) => ({
        id: getPageUrl(botPath(bot.discordBotId)),
        url: getPageUrl(botPath(bot.discordBotId), language),
        title: bot.name,
        content_text: bot.shortDescription,
        date_published: bot.since,
        date_modified: updatedAt(bot),
        tags: bot.tags,
        image: getAvatarUrl(bot),
      })),
    },
    { strict: true }
  )
  return JSON.stringify(feed)
}
