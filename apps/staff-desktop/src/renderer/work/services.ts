import {
  createApi,
  createQueryClient,
  type Api,
  type InfiniteQueryClient,
  type MutableLiveStreamState,
} from '@botanica/api-client'
import { createContext, use } from 'react'
import type { StaffBridge } from '../../shared/bridge.ts'
import { STORED_FOR_MS } from '../offline/persist-queries.ts'
import { bridgeFetch } from '../../shared/bridge-fetch.ts'

/** The services that the screens of one member use. */
export interface Services {
  api: Api
  /** Whether the live stream is connected; otherwise screens poll. */
  live: MutableLiveStreamState
  queryClient: InfiniteQueryClient
}

export function createServices(bridge: StaffBridge): Services {
  const live = { connected: false }
  const api = createApi({ fetch: bridgeFetch(bridge), baseUrl: location.origin, live })
  const queryClient = createQueryClient({
    // The main process knows whether it is online and fails requests immediately, so queries never pause.
    networkMode: 'always',
    refetchOnReconnect: true,
    // Inactive queries contain the data that the client shows offline.
    gcTime: STORED_FOR_MS,
  })
  return { api, live, queryClient }
}

const ServicesContext = createContext<Services | null>(null)
export const ServicesProvider = ServicesContext

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('A screen stands outside ServicesProvider.')
  return services
}
