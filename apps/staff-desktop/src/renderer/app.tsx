import { UiProvider } from '@botanica/ui/theme'
import type { i18n as I18n } from 'i18next'
import { useEffect } from 'react'
import type { Shell, StaffBridge } from '../shared/bridge.ts'
import {
  BridgeProvider,
  ShellProvider,
  useDescription,
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
        <Door />
      </UiProvider>
    </BridgeProvider>
  )
}

/** Signing in, or the work of who is. */
function Door() {
  const session = useSession()
  const settings = useSettings()
  const shell = useDescription()
  useAppearance(settings)
  // Whoever leaves by themselves leaves nothing behind. Who is only signed out comes back to what waits.
  const hasLeft = session?.state === 'signed-out' && session.reason === 'self'
  useEffect(() => {
    if (hasLeft) void clearMemberData()
  }, [hasLeft])
  // The main process answers at once; a drawing for so short a moment would only flicker.
  if (!session || !settings || !shell) return null

  return (
    <ShellProvider value={shell}>
      {session.state === 'signed-in' ? (
        // Nothing of one member, or of one server, is there for another.
        <Work
          key={ownerOf(shell, session.userId)}
          owner={ownerOf(shell, session.userId)}
          session={session}
          settings={settings}
        />
      ) : (
        <SignInScreen session={session} />
      )}
    </ShellProvider>
  )
}

function ownerOf({ siteUrl }: Shell, userId: string): string {
  return `${siteUrl} ${userId}`
}
