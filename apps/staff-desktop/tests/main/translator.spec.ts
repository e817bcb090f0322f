import { expect, test } from 'vitest'
import { createTranslator } from '../../src/main/translator.ts'
import { createObservable } from '../../src/main/observable.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../src/shared/settings.ts'

test.each([
  [['ro-RO', 'en-GB'], 'ro'],
  [['de-DE', 'ro'], 'ro'],
  [['de-DE'], 'en'],
  [[], 'en'],
])('with the system languages %j the language is %s', (preferred, language) => {
  const words = createTranslator(createObservable<Settings>(DEFAULT_SETTINGS), () => preferred)
  expect(words.language.current).toBe(language)
})

test('a chosen language applies at once', () => {
  const settings = createObservable<Settings>(DEFAULT_SETTINGS)
  const words = createTranslator(settings, () => ['en'])
  const received: string[] = []
  words.language.subscribe((language) => void received.push(language))
  expect(words.t('menu.file')).toBe('File')
  settings.set({ ...DEFAULT_SETTINGS, language: 'ro' })
  expect(words.t('menu.file')).toBe('Fișier')
  expect(words.t('leave.question', { host: '<b>&x' })).toContain('<b>&x')
  settings.set({ ...DEFAULT_SETTINGS, language: 'ro', sound: false })
  expect(received).toEqual(['ro'])
})
