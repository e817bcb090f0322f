import { describe, expect, test } from 'vitest'
import { AssetFinder, type Manifest } from '../src/app/assets.ts'

const MANIFEST: Manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/entry.css'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/page.tsx': { file: 'assets/page.js', imports: ['_shared.js'], css: ['assets/page.css'] },
  'fonts/newsreader-latin-wght-normal.woff2': {
    file: 'assets/newsreader-latin-wght-normal-x.woff2',
  },
  'fonts/newsreader-romanian-wght-normal.woff2': {
    file: 'assets/newsreader-romanian-wght-normal-y.woff2',
  },
}

describe('Assets of a page', () => {
  const assets = new AssetFinder(MANIFEST).assetsFor(['src/page.tsx'], 'en')

  test('preload each imported script once, except for the entry', () => {
    expect(assets.entry).toBe('/assets/entry.js')
    expect(assets.preloads).toEqual(['/assets/shared.js', '/assets/react.js', '/assets/page.js'])
  })

  test('include the styles of all chunks', () => {
    expect(assets.styles).toEqual(['/assets/entry.css', '/assets/page.css'])
  })

  test('preload only the Latin font for English', () => {
    expect(assets.fonts).toEqual(['/assets/newsreader-latin-wght-normal-x.woff2'])
  })

  test('preload the extended fonts for languages that need them', () => {
    expect(new AssetFinder(MANIFEST).assetsFor([], 'ro').fonts).toEqual([
      '/assets/newsreader-latin-wght-normal-x.woff2',
      '/assets/newsreader-romanian-wght-normal-y.woff2',
    ])
  })

  test('cannot be found in a manifest without the entry', () => {
    expect(() => new AssetFinder({})).toThrow('src/entry-client.tsx')
  })
})
