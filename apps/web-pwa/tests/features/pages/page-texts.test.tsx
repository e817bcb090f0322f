import { ROUTES } from '@botanica/api-client/routes'
import { LANGUAGES, type Language } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PageText } from '../../../src/features/pages/page-text.ts'
import { PAGE_NAMES, PAGES, type PageName } from '../../../src/features/pages/pages.ts'
import { ServicesProvider, type Services } from '../../../src/lib/services.tsx'
import { PATHS } from '../../../src/lib/paths.ts'

const SITE_URL = 'https://botanica.example'
const INVITE = 'https://discord.gg/garden'
const EMAIL = 'gardeners@botanica.example'

const modules = import.meta.glob<{ text: PageText }>(
  '../../../src/features/pages/content/*/*.tsx',
  { eager: true }
)

function getText(page: PageName, language: Language): PageText {
  const path = `../../../src/features/pages/content/${language}/${PAGES[page].file}.tsx`
  const module = modules[path]
  if (!module) throw new Error(`There is no ${path}.`)
  return module.text
}

/** Returns the HTML of a page's text. */
function renderMarkup(text: PageText, settings: Partial<Services['settings']> = {}) {
  const services = { settings: { siteUrl: SITE_URL, imageHost: SITE_URL, ...settings } }
  return renderToStaticMarkup(
    <ServicesProvider services={services as Services}>
      {text.sections.map(({ id, content }) => (
        <section key={id}>{content}</section>
      ))}
    </ServicesProvider>
  )
}

describe.each(PAGE_NAMES)('%s', (page) => {
  test('has the same sections in every language, so that links stay valid', () => {
    const [english, ...others] = LANGUAGES.map((language) =>
      getText(page, language).sections.map(({ id }) => id)
    )
    expect(new Set(english).size).toBe(english!.length)
    for (const ids of others) expect(ids).toEqual(english)
  })

  test('has the same date of change in every language', () => {
    const days = LANGUAGES.map((language) => getText(page, language).changedOn)
    expect(new Set(days).size).toBe(1)
  })

  test('has the same number of links, lists and terms in every language', () => {
    const counts = LANGUAGES.map((language) => {
      const markup = renderMarkup(getText(page, language))
      return ['<a ', '<li', '<dt', '<pre', '<h3'].map((tag) => markup.split(tag).length)
    })
    expect(new Set(counts.map(String)).size).toBe(1)
  })

  test('is translated', () => {
    const [english, romanian] = LANGUAGES.map((language) => getText(page, language))
    expect(romanian!.lead).not.toBe(english!.lead)
    for (const [index, { content }] of english!.sections.entries()) {
      expect(romanian!.sections[index]!.content).not.toEqual(content)
    }
  })

  test('writes Romanian letters with a comma below', () => {
    const text = getText(page, 'ro')
    const all = [text.title, text.lead, text.description, renderMarkup(text)].join('')
    expect(all).not.toMatch(/[şţŞŢ]/)
    expect(all).toMatch(/[șț]/)
  })

  test('writes Romanian hyphens so that no line breaks after them', () => {
    const text = getText(page, 'ro')
    const prose = [text.lead, text.description, renderMarkup(text)].join(' ')
    const words = prose.replaceAll(/<(code|pre)>.*?<\/\1>|<[^>]*>/gs, '')
    expect(words).not.toMatch(/\p{L}-\p{L}/u)
  })

  test('links only to existing pages and sections', () => {
    const known = new Set<string>(Object.values(PATHS))
    for (const language of LANGUAGES) {
      const text = getText(page, language)
      const ids = new Set(text.sections.map(({ id }) => `#${id}`))
      for (const [, href] of renderMarkup(text).matchAll(/<a [^>]*href="([^"]*)"/g)) {
        expect(known.has(href!) || ids.has(href!), `${language}: ${href}`).toBe(true)
      }
    }
  })
})

/** Phrases that promise a feature. A page describes the product as it is. */
const PROMISES: Record<Language, RegExp> = {
  en: /\b(?:yet|on its way|being prepared|coming soon)\b/i,
  ro: /încă nu|se pregătește|în curând|pe drum/i,
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const { profile, developer, reviews } = allTexts[language]

  test.each(PAGE_NAMES)('of %s promise nothing', (page) => {
    const { lead, description, ...text } = getText(page, language)
    const all = [lead, description, renderMarkup({ lead, description, ...text })].join(' ')
    expect(all).not.toMatch(PROMISES[language])
  })

  test('name the buttons that delete and export an account by their labels', () => {
    for (const page of ['help', 'contact', 'privacy'] as const) {
      const markup = renderMarkup(getText(page, language))
      expect(markup).toContain(`<strong>${profile.leave.open}</strong>`)
      expect(markup).toContain(`href="${PATHS.profile}"`)
    }
    for (const page of ['contact', 'privacy'] as const) {
      expect(renderMarkup(getText(page, language))).toContain(
        `<strong>${profile.data.export}</strong>`
      )
    }
  })

  test('name tokens of bots as the developer page does', () => {
    expect(developer.make).toMatch(/token/i)
    for (const page of ['help', 'developerPortal'] as const) {
      expect(renderMarkup(getText(page, language))).toMatch(/token/i)
    }
  })

  test('name the badge of a review that an owner liked by its label', () => {
    expect(renderMarkup(getText('documentation', language))).toContain(
      `<em>${reviews.review.owner}</em>`
    )
  })
})

test('the calls that the texts describe exist', () => {
  expect(ROUTES).toHaveProperty(['account.export'])
  expect(ROUTES).toHaveProperty(['account.destroy'])
  expect(ROUTES).toHaveProperty(['bot_tokens.store'])
  expect(ROUTES).toHaveProperty(['bot_stats.store'])
})

test('the contact page shows only contacts that the operators have set', () => {
  for (const language of LANGUAGES) {
    const text = getText('contact', language)
    const withoutContacts = renderMarkup(text)
    expect(withoutContacts).not.toMatch(/mailto:|discord\.gg/)
    expect(withoutContacts).toContain(`href="${PATHS.addBot}"`)

    const withContacts = renderMarkup(text, { communityInvite: INVITE, contactEmail: EMAIL })
    // It is a button, so it is not underlined like links in text.
    const [invite] = withContacts.match(/<a [^>]*discord\.gg[^>]*>/)!
    expect(invite).toContain(`href="${INVITE}"`)
    expect(invite).toMatch(/\bno-underline\b/)
    expect(withContacts).toContain(`href="mailto:${EMAIL}"`)
  }
})
