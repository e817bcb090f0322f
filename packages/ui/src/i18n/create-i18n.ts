import { createInstance, type i18n as I18n, type Resource } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { loadTexts, type TextArea } from './load.ts'

export interface CreateI18nOptions {
  /** The initial language. */
  language: Language
  /**
   * Preloaded texts, by language and namespace. A server passes `allTexts` of `@botanica/ui/i18n/all`; a browser passes
   * none and loads what it needs.
   */
  resources?: Resource
  /** Called when the language lacks a text for which English may have a fallback. */
  onMissing?: () => void
  /** The namespaces to load before the promise resolves. `common` is always loaded. */
  areas?: readonly TextArea[]
}

/**
 * Creates an i18next instance: one for a browser, one per request on a server, because the language is the request's.
 * Nothing is registered globally; pass the instance to `I18nextProvider`.
 *
 * A missing translation falls back to English, then to the key itself. `loadNamespaces` and `changeLanguage` load what
 * is missing, each namespace of each language in a chunk of its own.
 *
 * @returns the initialized instance: every requested namespace is loaded, in English too
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
 * The synchronous variant, for texts that are all in `resources`; used for server rendering.
 *
 * @returns the initialized instance; a text that is not in `resources` shows its key
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
    /* React escapes already; escaping twice would show &amp;. */
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    ...(onMissing && { saveMissing: true, missingKeyHandler: onMissing }),
  }
}
