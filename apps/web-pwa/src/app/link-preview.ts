import { LANGUAGE_FACTS, LIST_KEYS, type SiteSettings } from '@botanica/api-client/contract'
import type { BotDetail } from '@botanica/api-client'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { getImageUrls } from '@botanica/ui/platform'
import type { Head } from '../lib/head.tsx'
import { LANGUAGE_PARAMETER } from '../lib/language.ts'
import { VOTE_PAGE } from '../lib/paths.ts'
import { APP_SCREENSHOTS } from './app-pictures.ts'
import { escapeHtml } from './escape-html.ts'

const SITE_NAME = 'Botanica'
/**
 * Query parameters that select different content. All others only change the presentation and are left out of
 * the canonical URL.
 */
const CANONICAL_KEYS: readonly string[] = [LIST_KEYS.search, LIST_KEYS.category, 'filter']
const FEEDS = [
  { kind: 'new', format: 'atom', type: 'application/atom+xml' },
  { kind: 'new', format: 'json', type: 'application/feed+json' },
  { kind: 'certified', format: 'atom', type: 'application/atom+xml' },
  { kind: 'certified', format: 'json', type: 'application/feed+json' },
] as const
const AVATAR_PIXELS = 512
const BANNER_PIXELS = 1024
const STARS = { best: 5, worst: 1 } as const

export interface LinkPreview {
  head: Head
  language: Language
  settings: SiteSettings
  address: { pathname: string; search: string }
}

interface Picture {
  url: string
  alt: string
  /** Whether it is wide enough for a large preview card. */
  isWide: boolean
}

/** The canonical URL of a page in a language, without presentation parameters. The vote page is the bot's page. */
function getCanonicalUrl({ settings, address }: LinkPreview, language: Language): string {
  const query = new URLSearchParams(address.search)
  const url = new URL(address.pathname.replace(VOTE_PAGE, ''), settings.siteUrl)
  for (const key of CANONICAL_KEYS) {
    const value = query.get(key)
    if (value !== null) url.searchParams.set(key, value)
  }
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAMETER, language)
  return url.href
}

function getPicture({ head: { about }, settings }: LinkPreview): Picture {
  if (about?.kind !== 'bot') {
    return {
      url: new URL(APP_SCREENSHOTS.card.src, settings.siteUrl).href,
      alt: SITE_NAME,
      isWide: true,
    }
  }
  const { discordBotId, name, avatar, banner } = about.bot
  const images = getImageUrls(settings.imageHost)
  const wide = images.banner(discordBotId, banner, { size: BANNER_PIXELS })
  const url = wide ?? images.avatar(discordBotId, avatar, { size: AVATAR_PIXELS })
  return { url, alt: name, isWide: wide !== null }
}

/** A bot as schema.org data for search engines. */
function toBotJsonLd(bot: BotDetail, page: LinkPreview, picture: Picture) {
  const { averageRating, ratingCount } = bot
  return {
    '@type': 'SoftwareApplication',
    '@id': new URL(paths.bot(bot.discordBotId), page.settings.siteUrl).href,
    url: getCanonicalUrl(page, page.language),
    name: bot.name,
    description: bot.shortDescription,
    applicationCategory: 'CommunicationApplication',
    operatingSystem: 'Discord',
    keywords: bot.tags.join(', '),
    datePublished: bot.createdAt,
    image: picture.url,
    ...(averageRating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: averageRating,
            ratingCount,
            bestRating: STARS.best,
            worstRating: STARS.worst,
          },
        }),
  }
}

function toSiteJsonLd(page: LinkPreview) {
  const search = new URL('/discover', page.settings.siteUrl).href
  return {
    '@type': 'WebSite',
    url: getCanonicalUrl(page, page.language),
    name: SITE_NAME,
    description: page.head.description,
    inLanguage: page.language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${search}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

/**
 * Renders the structured data. Browsers do not execute a data block, so the Content Security Policy needs no
 * entry for it.
 */
function renderJsonLd(page: LinkPreview, picture: Picture): string[] {
  const { about } = page.head
  if (!about) return []
  const data = about.kind === 'bot' ? toBotJsonLd(about.bot, page, picture) : toSiteJsonLd(page)
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // An unescaped `<` could end the element.
  return [`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`]
}

const propertyTag = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`
const nameTag = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`

/** Open Graph and X card tags: how a link to the page looks where it is shared. */
function cardTags(page: LinkPreview, picture: Picture): string[] {
  const { head, language } = page
  return [
    propertyTag('og:site_name', SITE_NAME),
    propertyTag('og:type', 'website'),
    propertyTag('og:title', head.title),
    propertyTag('og:description', head.description),
    propertyTag('og:url', getCanonicalUrl(page, language)),
    propertyTag('og:locale', LANGUAGE_FACTS[language].locale),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      propertyTag('og:locale:alternate', LANGUAGE_FACTS[other].locale)
    ),
    propertyTag('og:image', picture.url),
    propertyTag('og:image:alt', picture.alt),
    nameTag('twitter:card', picture.isWide ? 'summary_large_image' : 'summary'),
  ]
}

/** Renders the head tags for search engines, feed readers and link previews. Unlisted pages have none. */
export function renderLinkPreviewTags(page: LinkPreview): string[] {
  if (page.head.isUnlisted) return []
  const picture = getPicture(page)
  const alternate = (code: string, language: Language) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(getCanonicalUrl(page, language))}">`
  return [
    `<link rel="canonical" href="${escapeHtml(getCanonicalUrl(page, page.language))}">`,
    ...LANGUAGES.map((language) => alternate(language, language)),
    alternate('x-default', DEFAULT_LANGUAGE),
    ...FEEDS.map(
      ({ kind, format, type }) =>
        `<link rel="alternate" type="${type}" href="/feeds/${kind}.${format}?${LANGUAGE_PARAMETER}=${page.language}">`
    ),
    ...cardTags(page, picture),
    ...renderJsonLd(page, picture),
  ]
}
