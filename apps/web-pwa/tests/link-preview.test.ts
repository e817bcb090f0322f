import type { BotDetail, Person } from '@botanica/api-client'
import { describe, expect, test } from 'vitest'
import { renderLinkPreviewTags, type LinkPreview } from '../src/app/link-preview.ts'

const HOSTILE = '</script><b>"Fern" & co'

function bot(fields: Partial<BotDetail> = {}) {
  return {
    discordBotId: '100000000000000042',
    name: 'Turntable',
    shortDescription: 'A jukebox with sides.',
    tags: ['Music', 'Fun'],
    avatar: 'abc',
    banner: null,
    averageRating: 4.5,
    ratingCount: 12,
    createdAt: '2026-03-01T12:00:00.000Z',
    updatedAt: '2026-04-01T12:00:00.000Z',
    owner: { id: '200000000000000006', displayName: 'Bruno', username: 'bruno' },
    ...fields,
  } as BotDetail
}

function renderTags(fields: Partial<LinkPreview> = {}) {
  return renderLinkPreviewTags({
    head: { title: 'Turntable · Botanica', description: 'A jukebox with sides.' },
    subject: { kind: 'bot', bot: bot() },
    language: 'en',
    settings: {
      imageHost: 'https://images.test/cdn',
      siteUrl: 'https://site.test',
      paymentProviders: [],
    },
    address: { pathname: '/bot/100000000000000042', search: '' },
    ...fields,
  })
}

const about = (fields: Partial<BotDetail>) => ({
  subject: { kind: 'bot', bot: bot(fields) } as const,
})

/** Returns the structured data of one type. */
function parseJsonLd(tags: string[], type: string) {
  const element = tags.find((tag) => tag.startsWith('<script'))!
  const data = JSON.parse(/>(.*)<\/script>$/s.exec(element)![1]!)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph'].find((node: { '@type': string }) => node['@type'] === type)
}

describe('Head tags for link previews', () => {
  test('of a vote page name the bot’s page', () => {
    const address = { pathname: '/bot/100000000000000042/vote', search: '?from=here' }
    const canonical = '<link rel="canonical" href="https://site.test/bot/100000000000000042">'
    expect(renderTags({ address })).toContain(canonical)
  })

  test('include the canonical URL of each language without presentation parameters', () => {
    const tags = renderTags({
      language: 'ro',
      address: { pathname: '/discover', search: '?category=3&sort=newest&utm_source=x&lang=ro' },
    })
    const romanian = 'https://site.test/discover?category=3&amp;lang=ro'
    const english = 'https://site.test/discover?category=3'

    expect(tags).toContain(`<link rel="canonical" href="${romanian}">`)
    expect(tags).toContain(`<link rel="alternate" hreflang="ro" href="${romanian}">`)
    expect(tags).toContain(`<link rel="alternate" hreflang="en" href="${english}">`)
    expect(tags).toContain(`<link rel="alternate" hreflang="x-default" href="${english}">`)
    expect(tags).toContain(`<meta property="og:url" content="${romanian}">`)
    expect(tags).toContain('<meta property="og:locale" content="ro_RO">')
  })

  test('include the picture that the server draws, by language and version', () => {
    const tags = renderTags({ language: 'ro' })
    expect(tags).toContain(
      '<meta property="og:image" content="https://site.test/previews/bots/100000000000000042.png?lang=ro&amp;v=mnfzudc0">'
    )
    expect(tags).toContain('<meta property="og:image:alt" content="Turntable">')
    expect(tags).toContain('<meta property="og:image:width" content="1200">')
    expect(tags).toContain('<meta property="og:image:height" content="630">')
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('include the picture of the site for pages without one of their own', () => {
    const tags = renderTags({ head: { title: 'Discover', description: 'D' }, subject: undefined })
    expect(tags).toContain('<meta property="og:image" content="https://site.test/icons/card.png">')
    expect(tags).toContain('<meta property="og:image:alt" content="Botanica">')
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('include the rating of a bot if it has one', () => {
    expect(parseJsonLd(renderTags(), 'SoftwareApplication')).toMatchObject({
      name: 'Turntable',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
      author: { name: 'Bruno', url: 'https://site.test/user/200000000000000006' },
      dateModified: '2026-04-01T12:00:00.000Z',
      aggregateRating: { ratingValue: 4.5, ratingCount: 12, bestRating: 5, worstRating: 1 },
    })
    const unrated = renderTags(about({ averageRating: null, ratingCount: 0, owner: null }))
    const application = parseJsonLd(unrated, 'SoftwareApplication')
    expect(application).not.toHaveProperty('aggregateRating')
    expect(application).not.toHaveProperty('author')
  })

  test('say when a bot ends, and that it has ended', () => {
    const end = { endsOn: '2026-12-31', hasEnded: false, successor: null }
    const ending = parseJsonLd(renderTags(about({ end })), 'SoftwareApplication')
    expect(ending.offers).toMatchObject({ availabilityEnds: '2026-12-31' })
    expect(ending.offers).not.toHaveProperty('availability')
    const ended = renderTags(about({ end: { ...end, hasEnded: true } }))
    expect(parseJsonLd(ended, 'SoftwareApplication').offers).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    })
  })

  test('lead from the home page to a bot, in its language', () => {
    const { itemListElement } = parseJsonLd(renderTags({ language: 'ro' }), 'BreadcrumbList')
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Botanica', item: 'https://site.test/?lang=ro' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Categorii',
        item: 'https://site.test/categories?lang=ro',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Muzică',
        item: 'https://site.test/categories?filter=Music&lang=ro',
      },
      { '@type': 'ListItem', position: 4, name: 'Turntable' },
    ])
  })

  test('list the bots of a category', () => {
    const category = { id: 3, name: 'Music', description: null, listedBotCount: 1, popularBots: [] }
    const tags = renderTags({ subject: { kind: 'category', category, bots: [bot()] } })
    expect(parseJsonLd(tags, 'ItemList').itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Turntable',
        url: 'https://site.test/bot/100000000000000042',
      },
    ])
    expect(tags).toContain(
      '<meta property="og:image" content="https://site.test/previews/categories/3.png?lang=en">'
    )
  })

  test('describe a person, and picture nobody without a name', () => {
    const person = {
      id: '200000000000000006',
      displayName: 'Bruno',
      username: 'bruno',
      firstName: null,
      lastName: null,
      bio: 'Grows bots.',
      createdAt: '2026-01-01T12:00:00.000Z',
    } as Person
    const tags = renderTags({ subject: { kind: 'person', person } })
    expect(parseJsonLd(tags, 'ProfilePage').mainEntity).toMatchObject({
      '@type': 'Person',
      name: 'Bruno',
      description: 'Grows bots.',
      image: 'https://site.test/previews/users/200000000000000006.png?lang=en',
    })
    const nameless = { ...person, displayName: null, username: null }
    const anonymous = renderTags({ subject: { kind: 'person', person: nameless } })
    expect(anonymous).toContain(
      '<meta property="og:image" content="https://site.test/icons/card.png">'
    )
    expect(anonymous.some((tag) => tag.startsWith('<script'))).toBe(false)
  })

  test('describe the search of the site', () => {
    const head = { title: 'Home', description: 'All bots.' }
    const tags = renderTags({
      head,
      subject: { kind: 'site' },
      address: { pathname: '/', search: '' },
    })
    expect(parseJsonLd(tags, 'WebSite').potentialAction.target).toBe(
      'https://site.test/discover?search={search_term_string}'
    )
    expect(tags).toContain(
      '<link rel="search" type="application/opensearchdescription+xml" title="Botanica" href="/opensearch.xml?lang=en">'
    )
  })

  test('leave searches out of the canonical URL', () => {
    const tags = renderTags({ address: { pathname: '/discover', search: '?search=moss' } })
    expect(tags).toContain('<link rel="canonical" href="https://site.test/discover">')
  })

  test('lead to what other sites embed of a bot', () => {
    expect(renderTags()).toContain(
      '<link rel="alternate" type="application/json+oembed" href="https://site.test/api/oembed?url=https%3A%2F%2Fsite.test%2Fbot%2F100000000000000042">'
    )
  })

  test('link to the feeds', () => {
    expect(renderTags()).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/feeds/new.atom?lang=en">'
    )
  })

  test('escape all texts', () => {
    const tags = renderTags({
      head: { title: HOSTILE, description: HOSTILE },
      subject: { kind: 'bot', bot: bot({ name: HOSTILE, shortDescription: HOSTILE }) },
    })
    expect(tags.join('')).not.toContain('<b>')
    expect(tags.join('').match(/<\/script>/g)).toHaveLength(1)
    expect(parseJsonLd(tags, 'SoftwareApplication').name).toBe(HOSTILE)
  })

  test('are empty for unlisted pages', () => {
    const head = { title: 'Profile', description: 'Mine.', isUnlisted: true }
    expect(renderTags({ head })).toEqual([])
  })
})
