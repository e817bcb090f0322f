import { Feed } from 'feed'
import { discordConfig } from '#config/discord'
import type { Language } from '#app/core/rules'
import { addressOf, botPath, SITE_URL } from '#app/site/addresses'
import { FEED_TEXTS } from '#app/site/feeds/feed_texts'
import type { FeedBot } from '#app/site/queries/list_feed_bots'
import type { FeedFormat, FeedKind } from '#app/site/rules'

const SITE_NAME = 'Botanica'
const AVATAR_PIXELS = 256
/** What a feed without entries was changed at: it has to say some moment. */
const NEVER = new Date(0)

export interface FeedRequest {
  kind: FeedKind
  format: FeedFormat
  language: Language
}

const WRITERS = {
  atom: (feed: Feed) => feed.atom1(),
  json: (feed: Feed) => feed.json1(),
} as const satisfies Record<FeedFormat, (feed: Feed) => string>

const HTML_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Plain text as each format wants it: the library writes titles and summaries of Atom as HTML. */
const TEXTS = {
  atom: (text: string) => text.replaceAll(/[&<>"]/g, (character) => HTML_ESCAPES[character]!),
  json: (text: string) => text,
} as const satisfies Record<FeedFormat, (text: string) => string>

export function feedPath(kind: FeedKind, format: FeedFormat) {
  return `/feeds/${kind}.${format}`
}

/** Bots as a feed: Atom (RFC 4287) or JSON Feed. An entry's id is its page, so that a reader shows each bot once. */
export function botFeed(bots: readonly FeedBot[], { kind, format, language }: FeedRequest): string {
  const { title, description } = FEED_TEXTS[language][kind]
  const text = TEXTS[format]
  const feed = new Feed({
    id: addressOf(feedPath(kind, format), language),
    title,
    description,
    language,
    link: addressOf('/discover', language),
    feedLinks: {
      atom: addressOf(feedPath(kind, 'atom'), language),
      json: addressOf(feedPath(kind, 'json'), language),
    },
    favicon: addressOf('/favicon.svg'),
    author: { name: SITE_NAME, link: SITE_URL },
    updated: bots[0]?.since ?? NEVER,
    generator: false,
  })
  for (const bot of bots) {
    feed.addItem({
      id: addressOf(botPath(bot.discordBotId)),
      title: text(bot.name),
      link: addressOf(botPath(bot.discordBotId), language),
      description: text(bot.shortDescription),
      date: bot.changedAt,
      published: bot.since,
      category: bot.tags.map((name) => ({ name, term: name })),
      ...(bot.avatar
        ? {
            image: `${discordConfig.imageHost}/avatars/${bot.discordBotId}/${bot.avatar}.webp?size=${AVATAR_PIXELS}`,
          }
        : {}),
    })
  }
  return WRITERS[format](feed)
}
