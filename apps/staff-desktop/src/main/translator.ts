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

/** What the main process says, in the language of this moment. */
export interface Translator {
  readonly language: Observable<Language>
  readonly say: Translate
  /** In one language, whatever the settings say. */
  sayIn: (language: Language) => Translate
}

/** @param preferred the system's languages as tags (`ro-RO`), the dearest first */
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
  const ofSystem = () =>
    preferred()
      .map((tag) => tag.split('-')[0]!)
      .find(isLanguage) ?? DEFAULT_LANGUAGE
  const chosen = ({ language }: Settings) => (language === 'system' ? ofSystem() : language)
  const language = createObservable<Language>(chosen(settings.current))
  settings.subscribe((now) => language.set(chosen(now)))
  const sayIn = (which: Language) => i18n.getFixedT(which, 'shell')

  return {
    language,
    sayIn,
    get say() {
      return sayIn(language.current)
    },
  }
}
