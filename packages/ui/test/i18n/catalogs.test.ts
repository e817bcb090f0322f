import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allTexts } from '../../src/i18n/all.ts'
import { LANGUAGES, loadTexts, type TextArea } from '../../src/i18n/index.ts'

type Flat = Record<string, string>

const english = flatten(allTexts.en)
const romanian = flatten(allTexts.ro)
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')
const UNKNOWN_LANGUAGE = 'tlh'

/* Data that only a translation needs: the names of categories, which are stored in English. */
const TRANSLATION_ONLY = /^bots\.categoryNames\.|^categories\.descriptions\./
/* Romanian joins short words with hyphens. U+2011 keeps them on one line; options such as `--no-sandbox` are not words. */
const BREAKABLE_HYPHEN = /(?<!--\p{L}*)(?<=\p{L})-\p{L}/u
const PLURAL = /_(zero|one|two|few|many|other)$/

describe('the catalogs', () => {
  it.each(TRANSLATIONS)('have the keys of English in %s', (language) => {
    expect(keysOf(flatten(allTexts[language]))).toEqual(keysOf(english))
  })

  it.each(LANGUAGES)('have every plural form of %s', (language) => {
    const texts = flatten(allTexts[language])
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const key of Object.keys(texts)) {
      if (!key.endsWith('_other')) continue
      const stem = key.slice(0, -'_other'.length)
      for (const form of forms) expect(texts).toHaveProperty([`${stem}_${form}`])
    }
  })

  it.each(TRANSLATIONS)('have the placeholders of English in %s', (language) => {
    const translations = flatten(allTexts[language])
    for (const [key, text] of Object.entries(english)) {
      const translation = translations[key]
      if (translation === undefined) continue
      /* "o oră" spells out the number 1. */
      const expected = key.endsWith('_one')
        ? gaps(text).filter((gap) => gap !== 'count')
        : gaps(text)
      expect({ key, gaps: gaps(translation) }).toEqual({
        key,
        gaps: expect.arrayContaining(expected),
      })
    }
  })

  it('have comma-below letters in Romanian, never cedillas', () => {
    for (const text of Object.values(romanian)) expect(text).not.toMatch(/[şţŞŢ]/)
  })

  it('have no hyphen in Romanian after which a line could break', () => {
    for (const text of Object.values(romanian)) expect(text).not.toMatch(BREAKABLE_HYPHEN)
  })

  it.each(LANGUAGES)('have three dots, never the ellipsis character, in %s', (language) => {
    for (const text of Object.values(flatten(allTexts[language]))) {
      expect(text).not.toContain('…')
    }
  })

  it.each(TRANSLATIONS)('have no untranslated text longer than two words in %s', (language) => {
    const translations = flatten(allTexts[language])
    const same = Object.keys(english).filter(
      (key) =>
        (english[key]?.match(/\p{L}+/gu)?.length ?? 0) > 2 && english[key] === translations[key]
    )

    expect(same).toEqual([])
  })

  it.each([
    [
      'a ban is "suspendare", and a banned member is "suspendat"',
      /\bexclu[sd]|\bbanat|\bbanare|interdicți|interzis accesul|\binterzi(c|s)\b(?<!Acces interzis)/i,
    ],
    ['certification is what one "cere"', /\bsolicit(ă|i|ați|are|area|ări|ările)(?!\p{L})/iu],
  ])('use one Romanian word for one concept: %s', (_rule, synonym) => {
    for (const text of Object.values(romanian)) expect(text).not.toMatch(synonym)
  })

  it.each(LANGUAGES)('are loaded by area in %s', async (language) => {
    for (const area of Object.keys(allTexts.en) as TextArea[]) {
      expect(await loadTexts(language, area)).toEqual(allTexts[language][area])
    }
  })

  it('reject an unknown area', async () => {
    await expect(loadTexts(UNKNOWN_LANGUAGE, 'common')).rejects.toThrow(
      `${UNKNOWN_LANGUAGE}/common`
    )
    await expect(loadTexts('en', 'missing')).rejects.toThrow('en/missing')
  })

  it('have no unused file', () => {
    for (const language of TRANSLATIONS) expect(filesOf(language)).toEqual(filesOf('en'))
    expect(filesOf('en')).toHaveLength(Object.keys(allTexts.en).length + 1)
  })
})

function flatten(texts: object, prefix = ''): Flat {
  const entries = Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as const]
      : Object.entries(flatten(value as object, `${prefix}${key}.`))
  )

  return Object.fromEntries(entries)
}

function gaps(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)]
    .map(([, value, tag]) => value ?? tag ?? '')
    .toSorted()
}

/* The key without its plural suffix, because languages have different plural forms. */
function keysOf(texts: Flat): Set<string> {
  const keys = Object.keys(texts).filter((key) => !TRANSLATION_ONLY.test(key))

  return new Set(keys.map((key) => key.replace(PLURAL, '')))
}

function filesOf(language: string): string[] {
  const entries = readdirSync(join(import.meta.dirname, '../../src/i18n', language))
  // A large area has a file of its own name, and its sections are in a folder.
  return entries.filter((name) => name.endsWith('.ts')).toSorted()
}
