import type { Api, InfiniteQueryClient, MutableLiveStreamState } from '@botanica/api-client'
import type { SiteSettings } from '@botanica/api-client/contract'
import { createContext, useContext, type ReactNode } from 'react'

/** What routes and screens work with: one set per browser, and one per request that a server renders. */
export interface Services {
  api: Api
  /** Whether screens are told of changes, or have to ask. */
  live: MutableLiveStreamState
  queryClient: InfiniteQueryClient
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
