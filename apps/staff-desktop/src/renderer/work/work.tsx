import { causeOf } from '@botanica/api-client'
import { ImageHostProvider, DISCORD_IMAGE_HOST } from '@botanica/ui/platform'
import { Button, ErrorState, LoadingState } from '@botanica/ui/primitives'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../shared/bridge.ts'
import type { Settings } from '../../shared/settings.ts'
import { useBridge, useShell } from '../bridge/bridge.ts'
import { Frame } from '../frame/frame.tsx'
import { SigningOutProvider } from '../frame/signing-out.tsx'
import { PlacesProvider } from '../places/places.tsx'
import { createServices, ServicesProvider, useServices } from './services.ts'
import { StaffSurroundings } from './staff-surroundings.tsx'

export type SignedIn = Extract<Session, { state: 'signed-in' }>

interface WorkProps {
  session: SignedIn
  settings: Settings
}

/** The work of one member of the staff. */
export function Work(props: WorkProps) {
  const bridge = useBridge()
  const { imageHost } = useShell()
  const [services] = useState(() => createServices(bridge))
  const { queryClient } = services
  useEffect(() => () => queryClient.clear(), [queryClient])

  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <ImageHostProvider host={imageHost ?? DISCORD_IMAGE_HOST}>
          <PlacesProvider>
            <Desk {...props} />
          </PlacesProvider>
        </ImageHostProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
}

/** Who is signed in has to be known before anything is shown to them. */
function Desk(props: WorkProps) {
  const { t } = useTranslation(['desktop', 'common'])
  const { api } = useServices()
  const { data: viewer, isPending, error, refetch } = useQuery(api.queries.viewer())
  if (viewer) {
    return (
      <StaffSurroundings viewer={viewer}>
        <SigningOutProvider kept={0}>
          <Frame viewer={viewer} {...props} />
        </SigningOutProvider>
      </StaffSurroundings>
    )
  }
  if (isPending) return <LoadingState className="py-20" />
  return (
    <ErrorState
      level={1}
      className="py-20"
      title={t('connection.failedTitle')}
      text={t(causeOf(error)?.passes ? 'connection.nothingSaved' : 'connection.failedText')}
      action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
    />
  )
}
