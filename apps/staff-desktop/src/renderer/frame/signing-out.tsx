import { AlertDialog } from '@botanica/ui/primitives'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBridge } from '../bridge/bridge.ts'

const SigningOutContext = createContext<() => void>(() => undefined)

interface SigningOutProviderProps {
  /** Decisions that would be lost by it. */
  kept: number
  children: ReactNode
}

/** Signs out; where something would be lost by it, not without asking. */
export function SigningOutProvider({ kept, children }: SigningOutProviderProps) {
  const { t } = useTranslation('desktop')
  const { signOut } = useBridge()
  const [isAsking, setAsking] = useState(false)
  const leave = useCallback(() => void signOut().catch(() => undefined), [signOut])
  const begin = useCallback(() => (kept > 0 ? setAsking(true) : leave()), [kept, leave])

  return (
    <SigningOutContext value={begin}>
      {children}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('signOut.title')}
        description={t('signOut.kept', { count: kept })}
        confirmLabel={t('signOut.confirm')}
        onConfirm={leave}
      />
    </SigningOutContext>
  )
}

export function useSigningOut(): () => void {
  return use(SigningOutContext)
}
