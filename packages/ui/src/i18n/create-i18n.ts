import { createInstance, type i18n as I18n, type Resource } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { loadTexts, type TextArea } from './load.ts'

export interface CreateI18nOptions {
  /** The language to begin with. */
  language: Language
  /**
   * Texts that are there at once, by language and area. A server passes `allTexts` of
   * `@botanica/ui/i18n/all`; a browser passes none, and loads what it needs.
   */
  resources?: Resource
  /** Called when the language lacks a text that English may have. */
  onMissing?: () => void
  /** The areas that have to be there before the promise resolves. `common` always is. */
  areas?: readonly TextArea[]
}

/**
 * Makes an i18next instance of its own: one for a browser, one for every request that a server
 * renders, because the language is the request's. Nothing is registered globally; give the
 * instance to `I18nextProvider`.
 *
 * A missing translation falls back to English, then to the key itself.
 * `loadNamespaces` and `changeLanguage` of the instance fetch what is not there yet, each area
 * of each language in a chunk of its own.
 *
 * @returns the instance, ready: every area asked for is loaded, in English too.
 */
export async function createI18n(options: CreateI18nOptions): Promise<I18n> {
  const instance = createInstance()
  instance.use({
    type: 'backend',
    read: (language: string, area: string) => loadTexts(language, area),
  })
  await instance.init({
    ...sharedOptions(options),
    partialBundledLanguages: true,
  })

  return instance
}

/**
 * The same without waiting, for texts that are all in `resources`: what a server renders with.
 *
 * @returns the instance, ready at once; a text that is not in `resources` shows its key.
 */
export function createI18nSync(options: CreateI18nOptions & { resources: Resource }): I18n {
  const instance = createInstance()
  void instance.init({ ...sharedOptions(options), initAsync: false })

  return instance
}

function sharedOptions({ language, resources, areas = [], onMissing }: CreateI18nOptions) {
  return {
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: LANGUAGES,
    ns: [...new Set<string>(['common', ...areas])],
    defaultNS: 'common',
    resources,
    /* React escapes; doing it twice would show &amp; to readers. */
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    ...(onMissing && { saveMissing: true, missingKeyHandler: onMissing }),
  }
}
