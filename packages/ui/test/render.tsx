import { render, type RenderResult } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { allTexts } from '../src/i18n/all.ts'
import { createI18nSync, type Language } from '../src/i18n/index.ts'
import { ImageHostProvider } from '../src/platform/index.ts'
import type { AppLinkProps } from '../src/primitives/index.ts'
import { UiProvider } from '../src/theme/index.ts'

/** The image host of all tests. */
export const IMAGE_HOST = 'https://images.test'

/** An i18next instance with every text. */
export function i18nOf(language: Language): I18n {
  return createI18nSync({ language, resources: allTexts })
}

/* Marks links that went through the app's own link component. */
function TestLink({ children, ...rest }: AppLinkProps) {
  return (
    <a {...rest} data-app-link>
      {children}
    </a>
  )
}

/** Wraps a component with the providers of the app. */
export function TestProviders({
  language = 'en',
  children,
}: {
  language?: Language
  children: ReactNode
}) {
  return (
    <UiProvider i18n={i18nOf(language)} link={TestLink}>
      <ImageHostProvider host={IMAGE_HOST}>{children}</ImageHostProvider>
    </UiProvider>
  )
}

/** Renders as the app does. */
export function renderUi(ui: ReactNode, language: Language = 'en'): RenderResult {
  return render(<TestProviders language={language}>{ui}</TestProviders>)
}
