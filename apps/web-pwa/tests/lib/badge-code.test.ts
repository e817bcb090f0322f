import { expect, test } from 'vitest'
import { getBadgeCode, getBadgePath } from '../../src/lib/share/badge-code.ts'

const SITE = 'https://botanica.example'
const DEFAULTS = { kind: 'votes', theme: 'light', language: 'en' } as const

test('the path of a badge has only what differs from the defaults of the server', () => {
  expect(getBadgePath('123', DEFAULTS)).toBe('/api/badges/123.svg')
  expect(getBadgePath('123', { kind: 'servers', theme: 'dark', language: 'ro' }, 'json')).toBe(
    '/api/badges/123.json?kind=servers&theme=dark&lang=ro'
  )
})

test('the code embeds the badge, which links to the bot', () => {
  const choice = { ...DEFAULTS, kind: 'rating' } as const
  expect(
    getBadgeCode({ siteUrl: SITE, discordBotId: '123', alt: 'Fern: rating on Botanica', choice })
  ).toEqual({
    markdown: `[![Fern: rating on Botanica](${SITE}/api/badges/123.svg?kind=rating)](${SITE}/bot/123)`,
    html: `<a href="${SITE}/bot/123"><img src="${SITE}/api/badges/123.svg?kind=rating" alt="Fern: rating on Botanica"></a>`,
    shields: `https://img.shields.io/endpoint?url=${encodeURIComponent(`${SITE}/api/badges/123.json?kind=rating`)}`,
  })
})

test('a name ends neither the link nor the element', () => {
  const alt = 'a](https://evil.example) "><script>&amp;'
  const { markdown, html } = getBadgeCode({
    siteUrl: SITE,
    discordBotId: '123',
    alt,
    choice: DEFAULTS,
  })
  expect(markdown).toContain(String.raw`[![a\]\(https://evil.example\) "\>\<script\>\&amp;](`)
  expect(html).toContain(' alt="a](https://evil.example) &quot;&gt;&lt;script&gt;&amp;amp;"></a>')
})
