import type { BotDetail, BotListItem, Person } from '@botanica/api-client'
import { SITE_NAME } from '@botanica/api-client/contract'
import { allTexts } from '@botanica/ui/i18n/all'
import { paths } from '@botanica/ui/paths'
import { getCategoryUrl } from '../features/categories/category-choice.ts'
import { getPageName } from '../features/profile/names.ts'
import { PATHS } from '../lib/paths.ts'
import type { PageSubject } from './page-subject.ts'
import { getPageUrl, type PageLocale } from './page-url.ts'
import { translateCategory } from './translate-category.ts'

const STARS = { best: 5, worst: 1 } as const
/** Adding a bot costs nothing; search engines want a price, and a price a currency. */
const FREE = { '@type': 'Offer', price: '0', priceCurrency: 'EUR' } as const

interface StructuredPage extends PageLocale {
  subject?: PageSubject | undefined
  description: string
  /** The URL of its picture. */
  image: string
}

interface Step {
  name: string
  /** The path of its page; without one it is the page itself. */
  path?: string
}

/** The way from the home page to a page, as search engines show it above a result. */
function toBreadcrumbs(page: StructuredPage, steps: readonly Step[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: SITE_NAME, path: PATHS.home }, ...steps].map(
      ({ name, path }: Step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: path === undefined ? undefined : getPageUrl(page, path),
      })
    ),
  }
}

function toItemList(page: StructuredPage, bots: readonly BotListItem[]) {
  return {
    '@type': 'ItemList',
    itemListElement: bots.map(({ discordBotId, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: getPageUrl(page, paths.bot(discordBotId)),
    })),
  }
}

/** The offer of a bot; once it has ended, there is none to be had. */
function toOffer({ end }: BotDetail) {
  if (!end) return FREE
  const availability = end.hasEnded ? { availability: 'https://schema.org/Discontinued' } : {}
  return { ...FREE, availabilityEnds: end.endsOn, ...availability }
}

function toApplication(bot: BotDetail, page: StructuredPage) {
  const { averageRating, ratingCount, owner } = bot
  const author = owner && (owner.displayName ?? owner.username)
  return {
    '@type': 'SoftwareApplication',
    '@id': new URL(paths.bot(bot.discordBotId), page.settings.siteUrl).href,
    url: getPageUrl(page, paths.bot(bot.discordBotId)),
    name: bot.name,
    description: bot.shortDescription,
    applicationCategory: 'CommunicationApplication',
    operatingSystem: 'Discord',
    keywords: bot.tags.join(', '),
    datePublished: bot.createdAt,
    dateModified: bot.updatedAt,
    image: page.image,
    offers: toOffer(bot),
    ...(owner && author
      ? {
          author: {
            '@type': 'Person',
            name: author,
            url: getPageUrl(page, paths.user(owner.id)),
          },
        }
      : {}),
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

function toProfilePage(person: Person, page: StructuredPage) {
  const name = getPageName(person)
  if (name === null) return []
  const profile = {
    '@type': 'ProfilePage',
    url: getPageUrl(page, paths.user(person.id)),
    dateCreated: person.createdAt,
    mainEntity: {
      '@type': 'Person',
      name,
      identifier: person.id,
      image: page.image,
      ...(person.bio === null ? {} : { description: person.bio }),
    },
  }
  return [profile, toBreadcrumbs(page, [{ name }])]
}

function toSite(page: StructuredPage) {
  const search = new URL(PATHS.discover, page.settings.siteUrl).href
  return {
    '@type': 'WebSite',
    url: getPageUrl(page, PATHS.home),
    name: SITE_NAME,
    description: page.description,
    inLanguage: page.language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${search}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

function toNodes(page: StructuredPage): object[] {
  const { subject, language } = page
  const { categories, discover } = allTexts[language]
  switch (subject?.kind) {
    case undefined:
      return []
    case 'site':
      return [toSite(page)]
    case 'bot': {
      const [category] = subject.bot.tags
      const steps: Step[] = category
        ? [
            { name: categories.title, path: PATHS.categories },
            {
              name: translateCategory(language, { name: category, description: null }).name,
              path: getCategoryUrl({ name: category }),
            },
          ]
        : [{ name: discover.title, path: PATHS.discover }]
      return [
        toApplication(subject.bot, page),
        toBreadcrumbs(page, [...steps, { name: subject.bot.name }]),
      ]
    }
    case 'person':
      return toProfilePage(subject.person, page)
    case 'category':
      return [
        toItemList(page, subject.bots),
        toBreadcrumbs(page, [
          { name: categories.title, path: PATHS.categories },
          { name: translateCategory(language, subject.category).name },
        ]),
      ]
    case 'list':
      return [toItemList(page, subject.bots)]
  }
}

/**
 * Renders the structured data (schema.org) of a page. Browsers do not execute a data block, so the Content Security Policy
 * needs no entry for it.
 */
export function renderStructuredData(page: StructuredPage): string[] {
  const nodes = toNodes(page)
  if (nodes.length === 0) return []
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  // An unescaped `<` could end the element.
  return [`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`]
}
