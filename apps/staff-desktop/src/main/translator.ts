import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@botanica/api-client/contract'
import { shell as english } from '@botanica/ui/i18n/en/shell'
import { shell as romanian } from '@botanica/ui/i18n/ro/shell'
import { createInstance, type TFunction } from 'i18next'
import type { Settings } from '../shared/settings.ts'
import type { Observable } from './services.ts'
import { createObservable } from './observable.ts'

const TEXTS = {
  en: { shell: english },
  ro: { shell: romanian },
} as const satisfies Record<Language, unknown>

export type Translate = TFunction<'shell'>

/** The texts of the main process in the current language. */
export interface Translator {
  readonly language: Observable<Language>
  readonly t: Translate
  /** The texts in one language, regardless of the settings. */
  getFixedT: (language: Language) => Translate
}

/**
 * Creates the translator.
 * @param preferred the system's languages as BCP 47 tags (`ro-RO`), most preferred first
 */
export function createTranslator(
  settings: Observable<Settings>,
  preferred: () => readonly string[]
): Translator {
  const i18n = createInstance()
  void i18n.init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: TEXTS,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  const getSystemLanguage = () =>
    preferred()
      .map((tag) => tag.split('-')[0]!)
      .find(isLanguage) ?? DEFAULT_LANGUAGE
  const resolveLanguage = ({ language }: Settings) =>
    language === 'system' ? getSystemLanguage() : language
  const language = createObservable<Language>(resolveLanguage(settings.current))
  settings.subscribe((now) => language.set(resolveLanguage(now)))
  const sayIn = (locale: Language) => i18n.getFixedT(locale, 'shell')

  return {
    language,
    getFixedT: sayIn,
    get t() {
      return sayIn(language.current)
    },
  }
}
