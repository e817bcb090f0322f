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

describe('Page document', () => {
  test('escapes texts', () => {
    const hostile = '</title><script>alert(1)</script>"'
    const html = renderHtml({ head: { title: hostile, description: hostile } })

    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;')
  })

  test('escapes data so that it cannot end its element', () => {
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

  test('moves image preloads of React into the head', () => {
    const link = '<link rel="preload" as="image" href="/a.webp"/>'
    const html = renderHtml({ markup: `${link}<main>content</main>` })

    expect(html.indexOf(link)).toBeLessThan(html.indexOf('</head>'))
    expect(html).toContain('<div id="root"><main>content</main></div>')
  })

  test('links to the other language for search engines', () => {
    expect(renderHtml()).toContain(
      '<link rel="alternate" hreflang="ro" href="https://site.test/bot/1?lang=ro">'
    )
  })

  test('has noindex only if the page is unlisted', () => {
    const robots = '<meta name="robots" content="noindex">'
    const head = { title: 'Profile', description: 'Mine.' }

    expect(renderHtml({ head: { ...head, isUnlisted: true } })).toContain(robots)
    expect(renderHtml({ head })).not.toContain(robots)
  })
})
