import type { Api, GrowingListClient, LiveState } from '@botanica/api-client'
import type { PaymentProvider } from '@botanica/api-client/contract'
import { createContext, useContext, type ReactNode } from 'react'

/** What the page is told by the server that serves it. */
export interface SiteSettings {
  /** Discord's image host, or the simulator's; without a slash at its end. */
  imageHost: string
  /** Scheme and host under which the site is reached. */
  siteUrl: string
  /** The invite of the community server, where the operators have set one. */
  communityInvite?: string
  /** The operators' e-mail address, where they have set one. */
  contactEmail?: string
  /** Where premium can be paid. */
  paymentProviders: readonly PaymentProvider[]
  /** Set when no service worker shall be installed. */
  worker?: 'off'
}

/** What routes and screens work with: one set per browser, and one per request that a server renders. */
export interface Services {
  api: Api
  /** Whether screens are told of changes, or have to ask. */
  live: LiveState
  queryClient: GrowingListClient
  settings: SiteSettings
}

const ServicesContext = createContext<Services | null>(null)

export function ServicesProvider({
  services,
  children,
}: {
  services: Services
  children: ReactNode
}) {
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>
}

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('A screen stands outside ServicesProvider.')
  return services
}
