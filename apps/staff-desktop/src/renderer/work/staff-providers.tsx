import type { CurrentUser } from '@botanica/api-client'
import { StaffProvider, type DecisionQueue, type StaffEnvironment } from '@botanica/ui/staff'
import { useMemo, type ReactNode } from 'react'
import { useBridge } from '../bridge/bridge.ts'
import { useHistory, useClientLocation } from '../navigation/navigation.tsx'
import { useServices } from './services.ts'

interface StaffProvidersProps {
  viewer: CurrentUser
  keeper: DecisionQueue
  children: ReactNode
}

/** Nothing to do: the main process ends the session, and the client shows the sign-in screen. */
const noop = () => {}

/** Provides the staff screens with their environment in the client. */
export function StaffProviders({ viewer, keeper, children }: StaffProvidersProps) {
  const { api } = useServices()
  const { copyId } = useBridge()
  const history = useHistory()
  const { query } = useClientLocation()
  const environment = useMemo<StaffEnvironment>(
    () => ({
      api,
      viewer,
      place: new URLSearchParams(query),
      setPlace: (change, options) => {
        const location = history.current()
        const place = new URLSearchParams(location.query)
        change(place)
        history.to(`${location.path}?${place}`, options)
      },
      signIn: noop,
      copyId,
      isFramed: true,
      decisionQueue: keeper,
    }),
    [api, viewer, keeper, query, history, copyId]
  )
  return <StaffProvider environment={environment}>{children}</StaffProvider>
}
