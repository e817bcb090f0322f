import { Button, Spinner } from '@botanica/ui/primitives'
import { Mark } from '@botanica/ui/theme'
import { CircleAlert, CloudOff, LogIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../shared/bridge.ts'
import { useBridge, useShell } from '../bridge/bridge.ts'

const MARK_PX = 72

interface SignInScreenProps {
  session: Exclude<Session, { state: 'signed-in' }>
}

/** The sign-in screen. Signing in happens in the system's browser, never in a window of the client. */
export function SignInScreen({ session }: SignInScreenProps) {
  const { t } = useTranslation('desktop')
  useEffect(() => {
    document.title = t('title')
  }, [t])

  return (
    <main className="flex min-h-full flex-col items-center justify-center gap-6 bg-paper px-4 py-8">
      <section className="flex w-full max-w-narrow flex-col items-center rounded-sheet border border-line bg-plate px-10 py-10 text-center">
        <Mark size={MARK_PX} />
        <h1 className="mt-5 font-serif text-heading font-medium">{t('signIn.title')}</h1>
        <p className="mt-2 text-muted">{t('signIn.text')}</p>
        {session.state === 'signing-in' ? <Waiting /> : <SignInForm {...session} />}
      </section>
      <Server />
    </main>
  )
}

/** Reasons that need no explanation: the first start, and signing out. */
const UNEXPLAINED = new Set(['never', 'self'] as const)
type Unexplained = 'never' | 'self'
type SignedOut = Extract<Session, { state: 'signed-out' }>
type Reason = SignedOut['reason']
const isUnexplained = (reason: Reason): reason is Unexplained =>
  UNEXPLAINED.has(reason as Unexplained)

function SignInForm({ reason, unended }: SignedOut) {
  const { t } = useTranslation('desktop')
  const { signIn, chooseServer } = useBridge()
  const { server } = useShell()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  return (
    <>
      {!isUnexplained(reason) && (
        <div
          role="alert"
          className="mt-6 flex w-full items-start gap-3 rounded-plate bg-pending-wash p-4 text-left text-pending"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <p>{t(`signIn.reasons.${reason}`)}</p>
        </div>
      )}
      <output className="block w-full">
        {unended && (
          <span className="mt-6 flex w-full items-start gap-3 rounded-plate bg-pending-wash p-4 text-left text-pending">
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t(`signIn.unended.${unended}`)}
          </span>
        )}
      </output>
      <Button
        ref={button}
        variant="filled"
        size="large"
        block
        className="mt-7"
        icon={<LogIn size={20} />}
        // The result arrives as a change of the session.
        onClick={() => void (server === null ? chooseServer() : signIn()).catch(() => undefined)}
      >
        {server === null ? t('signIn.chooseServer') : t('signIn.button')}
      </Button>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation(['desktop', 'common'])
  const { signIn, cancelSignIn } = useBridge()

  return (
    <>
      <output className="mt-7 flex flex-col items-center gap-1">
        <span className="flex items-center gap-3 text-lead font-medium">
          <Spinner />
          {t('signIn.waiting')}
        </span>
        <span className="text-muted">{t('signIn.waitingText')}</span>
      </output>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => void signIn().catch(() => undefined)}>{t('signIn.again')}</Button>
        <Button variant="quiet" onClick={() => void cancelSignIn().catch(() => undefined)}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </>
  )
}

/** Names the server, so that nobody signs in to another server by mistake. */
function Server() {
  const { t } = useTranslation('desktop')
  const { chooseServer } = useBridge()
  const { server, serverIsFixed } = useShell()

  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-label text-muted">
      {server === null ? t('signIn.noServer') : t('signIn.server', { host: server })}
      {!serverIsFixed && server !== null && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => void chooseServer().catch(() => undefined)}
        >
          {t('signIn.changeServer')}
        </Button>
      )}
    </p>
  )
}
