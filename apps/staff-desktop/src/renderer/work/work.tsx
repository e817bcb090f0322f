import { getFailureCause, queryKeys, type CurrentUser } from '@botanica/api-client'
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
import { prefetchQueue } from '../offline/prefetch-queue.ts'
import { isOpen } from '../offline/queued-decision.ts'
import { persistQueries } from '../offline/persist-queries.ts'
import { claimStore } from '../offline/store.ts'
import { useQueuedDecisions } from '../offline/use-queued-decisions.ts'
import { NavigationProvider } from '../navigation/navigation.tsx'
import { createServices, ServicesProvider, useServices, type Services } from './services.ts'
import { StaffProviders } from './staff-providers.tsx'
import { useConnection } from './use-connection.ts'

export type SignedIn = Extract<Session, { state: 'signed-in' }>

interface WorkspaceProps {
  /** Whose work it is, and of which server. */
  owner: string
  session: SignedIn
  settings: Settings
}

/** The work of one member of the staff. */
export function Work(desk: WorkspaceProps) {
  const bridge = useBridge()
  const { imageHost } = useShell()
  const [services] = useState(() => createServices(bridge))
  const isReady = useRestoredQueries(services, desk.owner)
  if (!isReady) return null

  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <ImageHostProvider host={imageHost ?? DISCORD_IMAGE_HOST}>
          <NavigationProvider>
            <Workspace {...desk} />
          </NavigationProvider>
        </ImageHostProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
}

/** Brings back what was last seen, and keeps what is. @returns whether it is back */
function useRestoredQueries({ api, queryClient }: Services, owner: string): boolean {
  const { version } = useShell()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const stops: (() => void)[] = []
    let isOver = false
    async function begin() {
      await claimStore(owner)
      if (isOver) return
      const stop = await persistQueries(queryClient, version)
      if (isOver) return stop()
      stops.push(stop, prefetchQueue(api, queryClient))
      // Roles may have changed since.
      void queryClient.invalidateQueries({ queryKey: queryKeys.viewer() })
      setReady(true)
    }
    void begin()
    return () => {
      isOver = true
      for (const stop of stops) stop()
      queryClient.clear()
    }
  }, [api, queryClient, owner, version])
  return isReady
}

/** Who is signed in has to be known before anything is shown to them. */
function Workspace(props: WorkspaceProps) {
  const { t } = useTranslation(['desktop', 'common'])
  const { api } = useServices()
  const { data: viewer, isPending, error, refetch } = useQuery(api.queries.viewer())
  if (viewer) return <Bench viewer={viewer} {...props} />
  if (isPending) return <LoadingState className="py-20" />
  return (
    <ErrorState
      level={1}
      className="py-20"
      title={t('connection.failedTitle')}
      text={t(getFailureCause(error)?.passes ? 'connection.nothingSaved' : 'connection.failedText')}
      action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
    />
  )
}

function Bench({ viewer, owner, ...props }: WorkspaceProps & { viewer: CurrentUser }) {
  const connection = useConnection()
  const kept = useQueuedDecisions(owner, connection.freshness === 'away')

  return (
    <StaffProviders viewer={viewer} keeper={kept.keeper}>
      <SigningOutProvider kept={kept.all.filter(isOpen).length}>
        <Frame viewer={viewer} connection={connection} kept={kept} {...props} />
      </SigningOutProvider>
    </StaffProviders>
  )
}
