import { ImageHostProvider } from '@botanica/ui/platform'
import { UiProvider } from '@botanica/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { ServicesProvider, type Services } from '../lib/services.tsx'
import { SiteLink } from './site-link.tsx'

interface AppProps {
  services: Services
  i18n: I18n
  /** The router. The server and the browser use different ones. */
  children: ReactNode
}

/** The providers around every screen, the same on the server and in the browser. */
export function App({ services, i18n, children }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <UiProvider i18n={i18n} link={SiteLink}>
          <ImageHostProvider host={services.settings.imageHost}>{children}</ImageHostProvider>
        </UiProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
}
