import { AlertDialog } from '@botanica/ui/primitives'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBridge } from '../bridge/bridge.ts'

const SigningOutContext = createContext<() => void>(() => undefined)

interface SigningOutProviderProps {
  /** The number of queued decisions, which signing out would discard. */
  queuedCount: number
  children: ReactNode
}

/** Signs out, after a confirmation if queued decisions would be lost. */
export function SignOutProvider({ queuedCount, children }: SigningOutProviderProps) {
  const { t } = useTranslation('desktop')
  const { signOut } = useBridge()
  const [isAsking, setAsking] = useState(false)
  const signOutNow = useCallback(() => void signOut().catch(() => undefined), [signOut])
  const requestSignOut = useCallback(
    () => (queuedCount > 0 ? setAsking(true) : signOutNow()),
    [queuedCount, signOutNow]
  )

  return (
    <SigningOutContext value={requestSignOut}>
      {children}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('signOut.title')}
        description={t('signOut.queued', { count: queuedCount })}
        confirmLabel={t('signOut.confirm')}
        onConfirm={signOutNow}
      />
    </SigningOutContext>
  )
}

export function useSignOut(): () => void {
  return use(SigningOutContext)
}
