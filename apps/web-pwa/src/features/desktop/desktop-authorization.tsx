import {
  DESKTOP_ACCESS_DENIED,
  getDesktopRedirectUrl,
  HOUR_SECONDS,
  TOKEN_AGES,
} from '@botanica/api-client/contract'
import type { DesktopRequest } from '@botanica/api-client/field-checks'
import { Avatar, Button } from '@botanica/ui/primitives'
import { Mark } from '@botanica/ui/theme'
import { Monitor, TriangleAlert } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useMemberMutation } from '../../lib/use-member-mutation.ts'
import { getViewerName, useViewerAvatar } from '../../lib/viewer-avatar.ts'
import type { Viewer } from '../../lib/viewer.ts'

/**
 * The desktop client normally replaces this page with its own. If it has not done so after this time, the page itself
 * confirms the redirect.
 */
const REDIRECT_TIMEOUT_MS = 2_000
const HEADING_ID = 'desktop-authorization'

interface DesktopAuthorizationProps {
  member: Viewer
  request: DesktopRequest
}

/**
 * Shows the account and the requesting device, and asks the member to approve or cancel. The browser
 * redirects to the client with the result.
 */
export function DesktopAuthorization({ member, request }: DesktopAuthorizationProps) {
  const { t } = useTranslation('profile')
  const { hasRedirected, redirect } = useRedirect()

  return (
    <section
      aria-labelledby={HEADING_ID}
      className="mx-auto flex max-w-narrow flex-col rounded-sheet border border-line bg-plate px-6 py-10 sm:px-10"
    >
      <span className="self-center">
        <Mark size={64} />
      </span>
      <h1 id={HEADING_ID} className="mt-5 text-center font-serif text-heading font-medium">
        {hasRedirected ? t('desktopSignIn.left.title') : t('desktopSignIn.title')}
      </h1>
      {hasRedirected ? (
        <output className="mt-2 block text-center text-muted">
          {t('desktopSignIn.left.text')}
        </output>
      ) : (
        <AuthorizationForm member={member} request={request} redirect={redirect} />
      )}
    </section>
  )
}

/** Redirects to the desktop client. The page may stay open after the browser has delivered the result. */
function useRedirect() {
  const [isRedirecting, setIsRedirecting] = useState(false)
  const [hasRedirected, setHasRedirected] = useState(false)
  useEffect(() => {
    if (!isRedirecting) return undefined
    const timer = setTimeout(() => setHasRedirected(true), REDIRECT_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isRedirecting])

  return {
    hasRedirected,
    redirect: (address: string) => {
      setIsRedirecting(true)
      location.assign(address)
    },
  }
}

function AuthorizationForm({
  member,
  request,
  redirect,
}: DesktopAuthorizationProps & { redirect: (address: string) => void }) {
  const { t } = useTranslation(['profile', 'common', 'toasts'])
  const { api } = useServices()
  const { port, state } = request
  const { act, isBusy, failure } = useMemberMutation({
    name: ['let desktop in'],
    // No idempotency key: the response is valid for one attempt (decision 29).
    send: (body: DesktopRequest) => api.calls.desktopSignIns.store({ body }),
    onSuccess: ({ redirect_to: address }) => redirect(address),
    failed: { title: t('toasts:error.title'), text: t('desktopSignIn.ask.failed') },
  })

  return (
    <>
      <p className="mt-2 text-center text-muted">{t('desktopSignIn.ask.text')}</p>
      <dl className="mt-6 flex flex-col gap-3 rounded-plate bg-mist p-4">
        <Account member={member} />
        <Fact
          name={t('desktopSignIn.ask.device')}
          icon={<Monitor aria-hidden="true" className="size-10 p-2 text-muted" />}
        >
          {request.device}
        </Fact>
      </dl>
      <p className="mt-6 flex items-start gap-3 font-medium">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pending" />
        {t('desktopSignIn.ask.warning')}
      </p>
      <p className="mt-3 text-label text-muted">
        {t('desktopSignIn.ask.lasts', { count: TOKEN_AGES.staff / HOUR_SECONDS })}
      </p>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button
          disabled={isBusy}
          onClick={() =>
            redirect(getDesktopRedirectUrl(port, { error: DESKTOP_ACCESS_DENIED, state }))
          }
        >
          {t('common:actions.cancel')}
        </Button>
        <Button variant="filled" busy={isBusy} onClick={() => act(request)}>
          {isBusy ? t('desktopSignIn.ask.busy') : t('desktopSignIn.ask.continue')}
        </Button>
      </div>
    </>
  )
}

function Account({ member }: { member: Viewer }) {
  const { t } = useTranslation('profile')
  const name = getViewerName(member)
  const avatar = useViewerAvatar(member)

  return (
    <Fact
      name={t('desktopSignIn.ask.account')}
      icon={<Avatar src={avatar} name={name} seed={member.id} size={40} />}
    >
      {name}
      {member.username && <span className="font-normal text-muted"> @{member.username}</span>}
    </Fact>
  )
}

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-muted">{name}</dt>
      <dd className="mt-1 flex items-center gap-3 font-semibold">
        {icon}
        <span className="min-w-0 flex-1 break-words">{children}</span>
      </dd>
    </div>
  )
}
