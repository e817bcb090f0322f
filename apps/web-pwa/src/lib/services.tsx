import type { Api, InfiniteQueryClient, MutableLiveStreamState } from '@botanica/api-client'
import type { SiteSettings } from '@botanica/api-client/contract'
import { createContext, useContext, type ReactNode } from 'react'

/** Dependencies of routes and screens: one set per browser, and one per request on the server. */
export interface Services {
  api: Api
  /** Whether the live stream is connected; otherwise screens poll. */
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
