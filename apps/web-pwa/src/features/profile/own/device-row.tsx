import { memberKeys, type OwnToken } from '@botanica/api-client/member'
import { RelativeTime } from '@botanica/ui/i18n'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { Monitor } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessRow } from '../../../lib/access-row.tsx'
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
    <AccessRow
      icon={Monitor}
      name={name}
      facts={[
        [t('desktop.signedIn'), <RelativeTime key="signedIn" value={device.createdAt} />],
        [
          t('desktop.lastUsed'),
          device.lastUsedAt ? (
            <RelativeTime key="lastUsed" value={device.lastUsedAt} />
          ) : (
            t('desktop.notUsed')
          ),
        ],
        [t('desktop.expires'), <RelativeTime key="expires" value={device.expiresAt} />],
      ]}
    >
      <SignOut id={device.id} name={name} onGone={onGone} />
    </AccessRow>
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
