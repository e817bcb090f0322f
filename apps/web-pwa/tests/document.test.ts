import { describe, expect, test } from 'vitest'
import { documentHtml, type DocumentParts } from '../src/app/document.ts'

function renderHtml(parts: Partial<DocumentParts> = {}) {
  return documentHtml({
    head: { title: 'Turntable · Botanica', description: 'A jukebox with sides.' },
    markup: '<main>content</main>',
    state: {
      language: 'en',
      settings: {
        imageHost: 'https://images.test/cdn',
        siteUrl: 'https://site.test',
        paymentProviders: [],
      },
      queries: { mutations: [], queries: [] },
    },
    assets: {
      entry: '/assets/e.js',
      styles: ['/assets/e.css'],
      fonts: [],
      preloads: [],
      icons: [],
    },
    address: { pathname: '/bot/1', search: '' },
    ...parts,
  })
}

describe('a page', () => {
  test('lets no text out of its place', () => {
    const hostile = '</title><script>alert(1)</script>"'
    const html = renderHtml({ head: { title: hostile, description: hostile } })

    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;')
  })

  test('lets no data end its element', () => {
    const html = renderHtml({
      state: {
        language: 'en',
        settings: {
          imageHost: 'https://images.test/</script><b>',
          siteUrl: 'https://site.test',
          paymentProviders: [],
        },
        queries: { mutations: [], queries: [] },
      },
    })

    expect(html).not.toContain('</script><b>')
    const json = /id="page-state">(.*?)<\/script>/.exec(html)![1]!
    expect(JSON.parse(json).settings.imageHost).toBe('https://images.test/</script><b>')
  })

  test('moves the images that React wants early into the head', () => {
    const link = '<link rel="preload" as="image" href="/a.webp"/>'
    const html = renderHtml({ markup: `${link}<main>content</main>` })

    expect(html.indexOf(link)).toBeLessThan(html.indexOf('</head>'))
    expect(html).toContain('<div id="root"><main>content</main></div>')
  })

  test('tells search engines of the other language', () => {
    expect(renderHtml()).toContain(
      '<link rel="alternate" hreflang="ro" href="https://site.test/bot/1?lang=ro">'
    )
  })

  test('keeps search engines out where it is told to, and nowhere else', () => {
    const robots = '<meta name="robots" content="noindex">'
    const head = { title: 'Profile', description: 'Mine.' }

    expect(renderHtml({ head: { ...head, isUnlisted: true } })).toContain(robots)
    expect(renderHtml({ head })).not.toContain(robots)
  })
})
