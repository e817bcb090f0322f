import type { i18n as I18n } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { LinkProvider, type AppLinkProps } from '../primitives/link.tsx'
import { ToastProvider } from '../primitives/toast.tsx'
import { TooltipProvider } from '../primitives/tooltip.tsx'

export interface UiProviderProps {
  /** From `createI18n` or `createI18nSync`. */
  i18n: I18n
  /** How the app navigates (see `LinkProvider`). */
  link: ComponentType<AppLinkProps>
  children: ReactNode
}

/** The providers that the components need, once at the root. */
export function UiProvider({ i18n, link, children }: UiProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <LinkProvider link={link}>
        <TooltipProvider>
          <ToastProvider>{children}</ToastProvider>
        </TooltipProvider>
      </LinkProvider>
    </I18nextProvider>
  )
}
