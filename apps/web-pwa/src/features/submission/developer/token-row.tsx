import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { RelativeTime } from '@botanica/ui/i18n'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import type { QueryKey } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessRow } from '../../../lib/access-row.tsx'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'

interface RevocationProps {
  id: number
  name: string
  /** The query with the list of tokens. */
  queryKey: QueryKey
  revoke: (id: number, sending: IdempotentCallOptions) => Promise<unknown>
  /** Called after the token was revoked and its row removed. */
  onGone: () => void
}

export interface ListedToken {
  id: number
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
}

interface TokenRowProps extends Omit<RevocationProps, 'id'> {
  token: ListedToken
  /** What it may do. */
  summary: string
}

/** A token with what it may do, when it was used, and a button that revokes it. */
export function TokenRow({ token, name, summary, ...revocation }: TokenRowProps) {
  const { t } = useTranslation('developer')

  return (
    <AccessRow
      icon={KeyRound}
      name={name}
      summary={summary}
      facts={[
        [t('created'), <RelativeTime key="created" value={token.createdAt} />],
        [
          t('lastUsed'),
          token.lastUsedAt ? (
            <RelativeTime key="lastUsed" value={token.lastUsedAt} />
          ) : (
            t('notUsed')
          ),
        ],
        [
          t('expires'),
          token.expiresAt ? <RelativeTime key="expires" value={token.expiresAt} /> : t('never'),
        ],
      ]}
    >
      <Revocation id={token.id} name={name} {...revocation} />
    </AccessRow>
  )
}

function Revocation({ id, name, queryKey, revoke, onGone }: RevocationProps) {
  const { t } = useTranslation('developer')
  const { queryClient } = useServices()
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const { act, isBusy } = useMemberMutation({
    name: ['revoke token', id],
    send: (tokenId: number, sending) => ignoreNotFound(revoke(tokenId, sending)),
    onSuccess: (_response, tokenId) => {
      queryClient.setQueryData<{ id: number }[]>(queryKey, (current) =>
        current?.filter((token) => token.id !== tokenId)
      )
      onGone()
      void queryClient.invalidateQueries({ queryKey })
      toast({ title: t('revoked', { name }), tone: 'success' })
    },
    failed: { title: t('revokeFailedTitle'), text: t('revokeFailedText') },
    onSettled: () => setConfirming(false),
  })

  return (
    <AlertDialog
      trigger={
        <Button size="small" aria-label={t('revokeNamed', { name })}>
          {t('revoke')}
        </Button>
      }
      open={isConfirming}
      onOpenChange={setConfirming}
      title={t('revokeQuestion')}
      description={t('revokeText', { name })}
      confirmLabel={isBusy ? t('revoking') : t('revoke')}
      busy={isBusy}
      onConfirm={() => act(id)}
    />
  )
}
