import { expect, test } from 'vitest'
import { languageOf, textsIn } from '../../../src/main/attention/texts.ts'
import { en } from '../../../src/main/attention/texts/en.ts'
import { ro } from '../../../src/main/attention/texts/ro.ts'

function places(text: string) {
  return text.match(/\{\{\w+\}\}/g) ?? []
}

test.each([
  ['system', 'ro-RO', 'ro'],
  ['system', 'ro', 'ro'],
  ['system', 'fr-FR', 'en'],
  ['system', '', 'en'],
  ['ro', 'en-US', 'ro'],
  ['en', 'ro', 'en'],
] as const)('the language for %s on a system in %s is %s', (chosen, systems, language) => {
  expect(languageOf(chosen, systems)).toBe(language)
})

test.each([
  [1, '1 new bot is waiting', '1 bot nou așteaptă'],
  [2, '2 new bots are waiting', '2 boți noi așteaptă'],
  [19, '19 new bots are waiting', '19 boți noi așteaptă'],
  [20, '20 new bots are waiting', '20 de boți noi așteaptă'],
  [101, '101 new bots are waiting', '101 boți noi așteaptă'],
  [1_234, '1,234 new bots are waiting', '1.234 de boți noi așteaptă'],
])('%i is counted as each language counts', (count, english, romanian) => {
  expect(textsIn('en').count('newBots', count)).toBe(english)
  expect(textsIn('ro').count('newBots', count)).toBe(romanian)
})

test('a name is put in as it is, also where it looks like a place of a text', () => {
  expect(textsIn('en').say('bot', { name: '$& {{name}}' })).toBe(
    '$& {{name}} is waiting for review'
  )
})

test('both languages leave the same places for values', () => {
  for (const [key, text] of Object.entries(en.plain)) {
    expect(places(ro.plain[key as keyof typeof ro.plain])).toEqual(places(text))
  }
  for (const forms of [...Object.values(en.counted), ...Object.values(ro.counted)]) {
    for (const form of Object.values(forms)) expect(places(form)).toEqual(['{{count}}'])
  }
})
