import type { SiteSettings } from '@botanica/api-client/contract'
import { DEFAULT_LANGUAGE, type Language } from '@botanica/ui/i18n'
import { LANGUAGE_PARAMETER } from '../lib/language.ts'

/** What the URLs in a page depend on. */
export interface PageLocale {
  language: Language
  settings: SiteSettings
}

/** The URL of any page in a language. */
export function getPageUrl({ settings, language }: PageLocale, path: string): string {
  const url = new URL(path, settings.siteUrl)
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAMETER, language)
  return url.href
}
