import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allTexts } from '../../src/i18n/all.ts'
import { LANGUAGES, loadTexts, type TextArea } from '../../src/i18n/index.ts'

type Flat = Record<string, string>

const english = flatten(allTexts.en)
const romanian = flatten(allTexts.ro)

/* Data that only another language needs: names of categories, which are English themselves. */
const ROMANIAN_ONLY = /^bots\.categoryNames\.|^categories\.descriptions\./
const PLURAL = /_(zero|one|two|few|many|other)$/

describe('the catalogues', () => {
  it('have the same keys', () => {
    expect(keysOf(romanian)).toEqual(keysOf(english))
  })

  it.each(LANGUAGES)('have every plural form of %s', (language) => {
    const texts = language === 'en' ? english : romanian
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const key of Object.keys(texts)) {
      if (!key.endsWith('_other')) continue
      const stem = key.slice(0, -'_other'.length)
      for (const form of forms) expect(texts).toHaveProperty([`${stem}_${form}`])
    }
  })

  it('fill the same gaps', () => {
    for (const [key, text] of Object.entries(english)) {
      const translation = romanian[key]
      if (translation === undefined) continue
      /* "o oră" says the number 1 in words. */
      const expected = key.endsWith('_one')
        ? gaps(text).filter((gap) => gap !== 'count')
        : gaps(text)
      expect({ key, gaps: gaps(translation) }).toEqual({
        key,
        gaps: expect.arrayContaining(expected),
      })
    }
  })

  it('write Romanian with commas below, never with cedillas', () => {
    for (const text of Object.values(romanian)) expect(text).not.toMatch(/[şţŞŢ]/)
  })

  it('write three dots, never the ellipsis', () => {
    for (const text of [...Object.values(english), ...Object.values(romanian)]) {
      expect(text).not.toContain('…')
    }
  })

  it('translate: nothing longer than a word is left in English', () => {
    const same = Object.keys(english).filter(
      (key) => (english[key]?.match(/\p{L}+/gu)?.length ?? 0) > 2 && english[key] === romanian[key]
    )

    expect(same).toEqual([])
  })

  it.each([
    ['a ban is "interdicție", and who is banned is "interzis"', /\bexclu[sd]|\bbanat|\bbanare/i],
    ['certification is what one "cere"', /\bsolicit(ă|i|ați|are|area|ări|ările)(?!\p{L})/iu],
  ])('have one Romanian word for one thing: %s', (_rule, synonym) => {
    for (const text of Object.values(romanian)) expect(text).not.toMatch(synonym)
  })

  it.each(LANGUAGES)('are loaded area by area in %s', async (language) => {
    for (const area of Object.keys(allTexts.en) as TextArea[]) {
      expect(await loadTexts(language, area)).toEqual(allTexts[language][area])
    }
  })

  it('refuse what does not exist', async () => {
    await expect(loadTexts('de', 'common')).rejects.toThrow('de/common')
    await expect(loadTexts('en', 'toString')).rejects.toThrow('en/toString')
  })

  it('have no file that is not part of them', () => {
    expect(filesOf('en')).toEqual(filesOf('ro'))
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

/* Without the plural's ending, of which languages have different numbers. */
function keysOf(texts: Flat): Set<string> {
  const keys = Object.keys(texts).filter((key) => !ROMANIAN_ONLY.test(key))

  return new Set(keys.map((key) => key.replace(PLURAL, '')))
}

function filesOf(language: string): string[] {
  const entries = readdirSync(join(import.meta.dirname, '../../src/i18n', language))
  // A large area stands in a file of its own name, and its parts in a folder.
  return entries.filter((name) => name.endsWith('.ts')).toSorted()
}
