import {
  createApi,
  createQueryClient,
  type Api,
  type GrowingListClient,
  type LiveState,
} from '@botanica/api-client'
import { createContext, use } from 'react'
import type { StaffBridge } from '../../shared/bridge.ts'
import { STORED_FOR_MS } from '../offline/persist-queries.ts'
import { bridgeFetch } from '../../shared/bridge-fetch.ts'

/** What the screens of one member work with. */
export interface Services {
  api: Api
  /** Whether screens are told of changes, or have to ask. */
  live: LiveState
  queryClient: GrowingListClient
}

export function createServices(bridge: StaffBridge): Services {
  const live = { connected: false }
  const api = createApi({ fetch: bridgeFetch(bridge), baseUrl: location.origin, live })
  const queryClient = createQueryClient({
    // Whether there is a connection the main process knows: without one it says so, and no screen waits for nothing.
    networkMode: 'always',
    refetchOnReconnect: true,
    // What nobody looks at just now is still what is shown without a connection.
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
