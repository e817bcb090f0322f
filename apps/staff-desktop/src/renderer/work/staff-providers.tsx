import type { CurrentUser } from '@botanica/api-client'
import { StaffProvider, type DecisionQueue, type StaffEnvironment } from '@botanica/ui/staff'
import { useMemo, type ReactNode } from 'react'
import { useHistory, useClientLocation } from '../navigation/navigation.tsx'
import { useServices } from './services.ts'

interface StaffProvidersProps {
  viewer: CurrentUser
  keeper: DecisionQueue
  children: ReactNode
}

/** The main process ends the session by itself, and the way in is shown. */
const leave = () => {}

/** What the staff's screens need to know of the client. */
export function StaffProviders({ viewer, keeper, children }: StaffProvidersProps) {
  const { api } = useServices()
  const history = useHistory()
  const { query } = useClientLocation()
  const environment = useMemo<StaffEnvironment>(
    () => ({
      api,
      viewer,
      place: new URLSearchParams(query),
      setPlace: (change, options) => {
        const spot = history.current()
        const place = new URLSearchParams(spot.query)
        change(place)
        history.to(`${spot.path}?${place}`, options)
      },
      signIn: leave,
      isFramed: true,
      keeper,
    }),
    [api, viewer, keeper, query, history]
  )
  return <StaffProvider environment={environment}>{children}</StaffProvider>
}
