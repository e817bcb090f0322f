import { memberKeys, type OwnToken } from '@botanica/api-client/member'
import { RelativeTime } from '@botanica/ui/i18n'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { Monitor } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'

interface DeviceRowProps {
  device: OwnToken
  /** Called after the device was signed out and its row removed. */
  onGone: () => void
}

/** A signed-in device with a sign-out button. */
export function DeviceRow({ device, onGone }: DeviceRowProps) {
  const { t } = useTranslation('profile')
  const name = device.name ?? t('desktop.unnamed')

  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <Monitor aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold break-words">{name}</h3>
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-label text-muted">
          <Fact name={t('desktop.signedIn')}>
            <RelativeTime value={device.createdAt} />
          </Fact>
          <Fact name={t('desktop.lastUsed')}>
            {device.lastUsedAt ? <RelativeTime value={device.lastUsedAt} /> : t('desktop.notUsed')}
          </Fact>
          <Fact name={t('desktop.expires')}>
            <RelativeTime value={device.expiresAt} />
          </Fact>
        </dl>
      </div>
      <SignOut id={device.id} name={name} onGone={onGone} />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface SignOutProps {
  id: number
  name: string
  onGone: () => void
}

function SignOut({ id, name, onGone }: SignOutProps) {
  const { t } = useTranslation('profile')
  const [isConfirming, setIsConfirming] = useState(false)
  const { act, isBusy } = useDeviceSignOut(name, () => setIsConfirming(false), onGone)

  return (
    <AlertDialog
      trigger={
        <Button size="small" aria-label={t('desktop.signOutNamed', { name })}>
          {t('desktop.signOut')}
        </Button>
      }
      open={isConfirming}
      onOpenChange={setIsConfirming}
      title={t('desktop.question')}
      description={t('desktop.happens', { name })}
      confirmLabel={isBusy ? t('desktop.busy') : t('desktop.signOut')}
      busy={isBusy}
      onConfirm={() => act(id)}
    />
  )
}

function useDeviceSignOut(name: string, close: () => void, onGone: () => void) {
  const { t } = useTranslation(['profile', 'toasts'])
  const { api, queryClient } = useServices()
  const toast = useToast()

  return useMemberMutation({
    name: ['sign out device'],
    send: (id: number, sending) =>
      ignoreNotFound(api.calls.accessTokens.destroy({ params: { id }, ...sending })),
    onSuccess: (_response, id) => {
      queryClient.setQueryData<OwnToken[]>(memberKeys.tokens(), (current) =>
        current?.filter((device) => device.id !== id)
      )
      onGone()
      void queryClient.invalidateQueries({ queryKey: memberKeys.tokens() })
      toast({ title: t('desktop.signedOut', { name }), tone: 'success' })
    },
    failed: { title: t('toasts:error.title'), text: t('desktop.signOutFailed') },
    onSettled: close,
  })
}
