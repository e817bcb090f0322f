import type { BotDetail } from '@botanica/api-client'
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
    ...fields,
  } as BotDetail
}

function renderTags(fields: Partial<LinkPreview> = {}) {
  return renderLinkPreviewTags({
    head: {
      title: 'Turntable · Botanica',
      description: 'A jukebox with sides.',
      about: { kind: 'bot', bot: bot() },
    },
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
  head: { title: 'T', description: 'D', about: { kind: 'bot', bot: bot(fields) } as const },
})

function parseJsonLd(tags: string[]) {
  const element = tags.find((tag) => tag.startsWith('<script'))!
  return JSON.parse(/>(.*)<\/script>$/s.exec(element)![1]!)
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

  test('include the large banner of a bot or else its avatar', () => {
    const wide = renderTags(about({ banner: 'def' }))
    expect(wide).toContain(
      '<meta property="og:image" content="https://images.test/cdn/banners/100000000000000042/def.webp?size=1024">'
    )
    expect(wide).toContain('<meta name="twitter:card" content="summary_large_image">')

    const square = renderTags()
    expect(square).toContain(
      '<meta property="og:image" content="https://images.test/cdn/avatars/100000000000000042/abc.webp?size=512">'
    )
    expect(square).toContain('<meta property="og:image:alt" content="Turntable">')
    expect(square).toContain('<meta name="twitter:card" content="summary">')
  })

  test('include the picture of the site for pages without one of their own', () => {
    const tags = renderTags({ head: { title: 'Discover', description: 'D' } })
    expect(tags).toContain('<meta property="og:image" content="https://site.test/icons/card.png">')
    expect(tags).toContain('<meta property="og:image:alt" content="Botanica">')
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('include the rating of a bot if it has one', () => {
    expect(parseJsonLd(renderTags())).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Turntable',
      aggregateRating: { ratingValue: 4.5, ratingCount: 12, bestRating: 5, worstRating: 1 },
    })
    const unrated = parseJsonLd(renderTags(about({ averageRating: null, ratingCount: 0 })))
    expect(unrated).not.toHaveProperty('aggregateRating')
  })

  test('describe the search of the site', () => {
    const head = { title: 'Home', description: 'All bots.', about: { kind: 'site' } as const }
    const data = parseJsonLd(renderTags({ head, address: { pathname: '/', search: '' } }))
    expect(data['@type']).toBe('WebSite')
    expect(data.potentialAction.target).toBe(
      'https://site.test/discover?search={search_term_string}'
    )
  })

  test('link to the feeds', () => {
    expect(renderTags()).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/feeds/new.atom?lang=en">'
    )
  })

  test('escape all texts', () => {
    const tags = renderTags({
      head: {
        title: HOSTILE,
        description: HOSTILE,
        about: { kind: 'bot', bot: bot({ name: HOSTILE, shortDescription: HOSTILE }) },
      },
    })
    expect(tags.join('')).not.toContain('<b>')
    expect(tags.join('').match(/<\/script>/g)).toHaveLength(1)
    expect(parseJsonLd(tags).name).toBe(HOSTILE)
  })

  test('are empty for unlisted pages', () => {
    const head = { title: 'Profile', description: 'Mine.', isUnlisted: true }
    expect(renderTags({ head })).toEqual([])
  })
})
