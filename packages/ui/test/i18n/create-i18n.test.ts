import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { allTexts } from '../../src/i18n/all.ts'
import { createI18n, createI18nSync } from '../../src/i18n/index.ts'

describe('createI18n', () => {
  it('has the requested areas when it is ready', async () => {
    const { t } = await createI18n({ language: 'en', areas: ['bots'] })

    expect(t('nav.home')).toBe('Home')
    expect(t('bots:card.view')).toBe('View')
  })

  it('loads an area later', async () => {
    const i18n = await createI18n({ language: 'ro' })
    expect(i18n.hasResourceBundle('ro', 'home')).toBe(false)
    await i18n.loadNamespaces('home')

    expect(i18n.t('home:popular.title')).toBe('Boți populari')
  })

  it('reloads every loaded area when the language changes', async () => {
    const i18n = await createI18n({ language: 'en', areas: ['bots'] })
    await i18n.changeLanguage('ro')

    expect(i18n.t('bots:card.view')).toBe('Vezi')
    expect(i18n.t('nav.home')).toBe('Acasă')
  })

  it('falls back to English, then to the key', () => {
    const resources = { en: { common: { nav: { home: 'Home' } } }, ro: { common: {} } }
    const { t } = createI18nSync({ language: 'ro', resources })

    expect(t('nav.home')).toBe('Home')
    expect(t('nav.discover')).toBe('nav.discover')
  })

  it('reports a missing text, so that English can be loaded', () => {
    const told = vi.fn<() => void>()
    const resources = { ro: { common: { nav: { home: 'Acasă' } } } }
    const i18n = createI18nSync({ language: 'ro', resources, onMissing: told })
    expect(i18n.t('nav.home')).toBe('Acasă')
    expect(told).not.toHaveBeenCalled()

    expect(i18n.t('nav.discover')).toBe('nav.discover')
    expect(told).toHaveBeenCalled()
    i18n.addResourceBundle('en', 'common', { nav: { discover: 'Discover' } })
    expect(i18n.t('nav.discover')).toBe('Discover')
  })

  it('is independent per request', () => {
    const english = createI18nSync({ language: 'en', resources: allTexts })
    const romanian = createI18nSync({ language: 'ro', resources: allTexts })

    expect(english.t('nav.home')).toBe('Home')
    expect(romanian.t('nav.home')).toBe('Acasă')
  })

  it.each([
    [1, '1 vot'],
    [2, '2 voturi'],
    [19, '19 voturi'],
    [20, '20 de voturi'],
    [101, '101 voturi'],
    [120, '120 de voturi'],
  ])('counts %d as Romanian does', (count, text) => {
    const { t } = createI18nSync({ language: 'ro', resources: allTexts })

    expect(t('bots:card.votesExact', { count, exact: String(count) })).toBe(text)
  })

  it('shortens hours', () => {
    const { t } = createI18nSync({ language: 'en', resources: allTexts })

    expect(t('reviewing:voteCooldown.text', { count: 1 })).toBe('You can vote again in 1 hour(s).')
    expect(t('reviewing:vote.inHours', { hours: 7 })).toBe('Vote in 7h')
  })

  it('rejects wrong keys and missing placeholders at compile time', () => {
    const { t } = createI18nSync({ language: 'en', resources: allTexts })

    expectTypeOf(t('nav.home')).toExtend<string>()
    // @ts-expect-error a misspelt key
    t('nav.hone')
    // @ts-expect-error an area that does not exist
    t('nowhere:nav.home')
    // @ts-expect-error the search text is missing
    t('bots:list.emptySearch')
  })
})
