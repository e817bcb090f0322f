import { LANGUAGES, type Language } from '@botanica/api-client/contract'
import type { Settings } from '../../shared/settings.ts'
import type { Catalogue, CountedText, PlainText } from './texts/catalogue.ts'
import { en } from './texts/en.ts'
import { ro } from './texts/ro.ts'

const CATALOGUES: Record<Language, Catalogue<'other'>> = { en, ro }
const PLACE = /\{\{(\w+)\}\}/g

/** The main process' texts in one language. The screens have theirs in `packages/ui`, which loads React. */
export interface Texts {
  language: Language
  say: (text: PlainText, values?: Record<string, string>) => string
  count: (text: CountedText, count: number) => string
}

/** The language that was chosen, or the system's where we speak it, or the first of ours. */
export function languageOf(chosen: Settings['language'], systems: string): Language {
  const wanted = chosen === 'system' ? systems.split('-')[0] : chosen
  return LANGUAGES.find((language) => language === wanted) ?? LANGUAGES[0]
}

function fill(text: string, values: Record<string, string>) {
  return text.replaceAll(PLACE, (place, name: string) => values[name] ?? place)
}

export function textsIn(language: Language): Texts {
  const { plain, counted } = CATALOGUES[language]
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return {
    language,
    say: (text, values = {}) => fill(plain[text], values),
    count(text, count) {
      const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = counted[text]
      return fill(forms[plurals.select(count)] ?? forms.other, { count: numbers.format(count) })
    },
  }
}
