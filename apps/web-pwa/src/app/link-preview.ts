import {
  getPreviewPath,
  LANGUAGE_FACTS,
  LIST_KEYS,
  PREVIEW_SIZE,
  SITE_NAME,
} from '@botanica/api-client/contract'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import type { Head } from '../lib/head.tsx'
import { LANGUAGE_PARAMETER } from '../lib/language.ts'
import { VOTE_PAGE } from '../lib/paths.ts'
import { getPageName } from '../features/profile/names.ts'
import { APP_SCREENSHOTS } from './app-pictures.ts'
import { escapeHtml } from './escape-html.ts'
import type { PageSubject } from './page-subject.ts'
import type { PageLocale } from './page-url.ts'
import { renderStructuredData } from './structured-data.ts'
import { translateCategory } from './translate-category.ts'

/**
 * Query parameters that select different content. All others only change the presentation and are left out of the
 * canonical URL. So is the search: there are as many results as there are words, and crawlers would follow them all.
 */
const CANONICAL_KEYS: readonly string[] = [LIST_KEYS.category, 'filter']
const FEEDS = [
  { kind: 'new', format: 'atom', type: 'application/atom+xml' },
  { kind: 'new', format: 'json', type: 'application/feed+json' },
  { kind: 'certified', format: 'atom', type: 'application/atom+xml' },
  { kind: 'certified', format: 'json', type: 'application/feed+json' },
] as const
const OEMBED_TYPE = 'application/json+oembed'
const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml'
/** Radix of a short version. */
const VERSION_RADIX = 36
const BLANKS = /\s+/g

export interface LinkPreview extends PageLocale {
  head: Head
  address: { pathname: string; search: string }
  subject?: PageSubject | undefined
}

interface Picture {
  url: string
  alt: string
}

/** The canonical URL of a page in a language, without presentation parameters. The vote page is the bot's page. */
function getCanonicalUrl({ settings, address }: LinkPreview, language: Language): string {
  const query = new URLSearchParams(address.search)
  const url = new URL(address.pathname.replace(VOTE_PAGE, ''), settings.siteUrl)
  for (const key of CANONICAL_KEYS) {
    const [value, ...others] = query.getAll(key)
    // Several categories are a filter of the page with all bots.
    if (value !== undefined && others.length === 0) url.searchParams.set(key, value)
  }
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAMETER, language)
  return url.href
}

/** The path and the name of the picture that the server draws of a page. */
function findPreview({
  subject,
  language,
}: LinkPreview): { path: string; alt: string } | undefined {
  switch (subject?.kind) {
    case 'bot': {
      const { discordBotId, name, updatedAt } = subject.bot
      const version = Date.parse(updatedAt).toString(VERSION_RADIX)
      return { path: getPreviewPath('bots', discordBotId, { language, version }), alt: name }
    }
    case 'person': {
      const alt = getPageName(subject.person)
      if (alt === null) return undefined
      return { path: getPreviewPath('users', subject.person.id, { language }), alt }
    }
    case 'category': {
      const { name } = translateCategory(language, subject.category)
      return { path: getPreviewPath('categories', subject.category.id, { language }), alt: name }
    }
    default:
      return undefined
  }
}

function getPicture(page: LinkPreview): Picture {
  const { path, alt } = findPreview(page) ?? { path: APP_SCREENSHOTS.card.src, alt: SITE_NAME }
  return { url: new URL(path, page.settings.siteUrl).href, alt }
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
    propertyTag('og:description', head.description.replaceAll(BLANKS, ' ')),
    propertyTag('og:url', getCanonicalUrl(page, language)),
    propertyTag('og:locale', LANGUAGE_FACTS[language].locale),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      propertyTag('og:locale:alternate', LANGUAGE_FACTS[other].locale)
    ),
    propertyTag('og:image', picture.url),
    propertyTag('og:image:width', String(PREVIEW_SIZE.width)),
    propertyTag('og:image:height', String(PREVIEW_SIZE.height)),
    propertyTag('og:image:alt', picture.alt),
    nameTag('twitter:card', 'summary_large_image'),
  ]
}

/** Where other sites find what they embed in place of a link to a bot (oEmbed). */
function oembedTags({ subject, settings }: LinkPreview): string[] {
  if (subject?.kind !== 'bot') return []
  const url = new URL(paths.bot(subject.bot.discordBotId), settings.siteUrl).href
  const endpoint = new URL(`/api/oembed?${new URLSearchParams({ url })}`, settings.siteUrl).href
  return [`<link rel="alternate" type="${OEMBED_TYPE}" href="${escapeHtml(endpoint)}">`]
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
    `<link rel="search" type="${OPEN_SEARCH_TYPE}" title="${SITE_NAME}" href="/opensearch.xml?${LANGUAGE_PARAMETER}=${page.language}">`,
    ...oembedTags(page),
    ...cardTags(page, picture),
    ...renderStructuredData({ ...page, description: page.head.description, image: picture.url }),
  ]
}
