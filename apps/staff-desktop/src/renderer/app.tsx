import { UiProvider } from '@botanica/ui/theme'
import type { i18n as I18n } from 'i18next'
import { useEffect } from 'react'
import type { Shell, StaffBridge } from '../shared/bridge.ts'
import {
  BridgeProvider,
  ShellProvider,
  useShellDescription,
  useSession,
  useSettings,
} from './bridge/bridge.ts'
import { clearMemberData } from './offline/store.ts'
import { ClientLink } from './navigation/navigation.tsx'
import { useAppearance } from './settings/appearance.ts'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'
import { Work } from './work/work.tsx'

interface AppProps {
  bridge: StaffBridge
  i18n: I18n
}

export function App({ bridge, i18n }: AppProps) {
  return (
    <BridgeProvider value={bridge}>
      <UiProvider i18n={i18n} link={ClientLink}>
        <SessionGate />
      </UiProvider>
    </BridgeProvider>
  )
}

/** Shows the sign-in screen, or the workspace of the signed-in member. */
function SessionGate() {
  const session = useSession()
  const settings = useSettings()
  const shell = useShellDescription()
  useAppearance(settings)
  // Signing out deletes the member's data. A session that the server ended keeps it for the next
  // sign-in.
  const hasSignedOut = session?.state === 'signed-out' && session.reason === 'self'
  useEffect(() => {
    if (hasSignedOut) void clearMemberData()
  }, [hasSignedOut])
  // The main process responds at once; a loading state would only flicker.
  if (!session || !settings || !shell) return null

  return (
    <ShellProvider value={shell}>
      {session.state === 'signed-in' ? (
        // The key remounts everything, so that no state is shared between members or servers.
        <Work
          key={getOwner(shell, session.userId)}
          owner={getOwner(shell, session.userId)}
          session={session}
          settings={settings}
        />
      ) : (
        <SignInScreen session={session} />
      )}
    </ShellProvider>
  )
}

function getOwner({ siteUrl }: Shell, userId: string): string {
  return `${siteUrl} ${userId}`
}
