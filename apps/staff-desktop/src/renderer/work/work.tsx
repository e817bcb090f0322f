import { getErrorCause, queryKeys, type CurrentUser } from '@botanica/api-client'
import { ImageHostProvider, DISCORD_IMAGE_HOST } from '@botanica/ui/platform'
import { Button, ErrorState, LoadingState } from '@botanica/ui/primitives'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../shared/bridge.ts'
import type { Settings } from '../../shared/settings.ts'
import { useBridge, useShell } from '../bridge/bridge.ts'
import { Frame } from '../frame/frame.tsx'
import { SignOutProvider } from '../frame/sign-out-provider.tsx'
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
  /** The server and the member. */
  owner: string
  session: SignedIn
  settings: Settings
}

/** The workspace of one staff member. */
export function Work(props: WorkspaceProps) {
  const bridge = useBridge()
  const { imageHost } = useShell()
  const [services] = useState(() => createServices(bridge))
  const isReady = useRestoredQueries(services, props.owner)
  if (!isReady) return null

  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <ImageHostProvider host={imageHost ?? DISCORD_IMAGE_HOST}>
          <NavigationProvider>
            <ViewerGate {...props} />
          </NavigationProvider>
        </ImageHostProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
}

/** Restores and persists queries. @returns whether they are restored */
function useRestoredQueries({ api, queryClient }: Services, owner: string): boolean {
  const { version } = useShell()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const disposers: (() => void)[] = []
    let isUnmounted = false
    async function restore() {
      await claimStore(owner)
      if (isUnmounted) return
      const dispose = await persistQueries(queryClient, version)
      if (isUnmounted) return dispose()
      disposers.push(dispose, prefetchQueue(api, queryClient))
      // The roles may have changed.
      void queryClient.invalidateQueries({ queryKey: queryKeys.viewer() })
      setReady(true)
    }
    void restore()
    return () => {
      isUnmounted = true
      for (const dispose of disposers) dispose()
      queryClient.clear()
    }
  }, [api, queryClient, owner, version])
  return isReady
}

/** Loads the viewer before anything is shown. */
function ViewerGate(props: WorkspaceProps) {
  const { t } = useTranslation(['desktop', 'common'])
  const { api } = useServices()
  const { data: viewer, isPending, error, refetch } = useQuery(api.queries.viewer())
  if (viewer) return <Workspace viewer={viewer} {...props} />
  if (isPending) return <LoadingState className="py-20" />
  return (
    <ErrorState
      level={1}
      className="py-20"
      title={t('connection.failedTitle')}
      text={t(getErrorCause(error)?.passes ? 'connection.nothingSaved' : 'connection.failedText')}
      action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
    />
  )
}

function Workspace({ viewer, owner, ...props }: WorkspaceProps & { viewer: CurrentUser }) {
  const connection = useConnection()
  const queuedDecisions = useQueuedDecisions(owner, connection.freshness === 'away')

  return (
    <StaffProviders viewer={viewer} keeper={queuedDecisions.queue}>
      <SignOutProvider queuedCount={queuedDecisions.all.filter(isOpen).length}>
        <Frame
          viewer={viewer}
          connection={connection}
          queuedDecisions={queuedDecisions}
          {...props}
        />
      </SignOutProvider>
    </StaffProviders>
  )
}
