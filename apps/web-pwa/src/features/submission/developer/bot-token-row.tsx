import type { BotDetail } from '@botanica/api-client'
import { submissionKeys, type BotToken } from '@botanica/api-client/submission'
import { RelativeTime } from '@botanica/ui/i18n'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessRow } from '../../../lib/access-row.tsx'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { SCOPE_TEXTS } from './scope-texts.ts'

interface BotTokenRowProps {
  bot: BotDetail
  token: BotToken
  /** Called after the token was revoked and its row removed. */
  onGone: () => void
}

/** A token with what it may do, when it was used, and a button that revokes it. */
export function BotTokenRow({ bot, token, onGone }: BotTokenRowProps) {
  const { t } = useTranslation('developer')
  const name = token.name ?? t('unnamed')

  return (
    <AccessRow
      icon={KeyRound}
      name={name}
      summary={token.scopes.map((scope) => t(SCOPE_TEXTS[scope])).join(' · ')}
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
      <Revoke bot={bot} id={token.id} name={name} onGone={onGone} />
    </AccessRow>
  )
}

interface RevokeProps {
  bot: BotDetail
  id: number
  name: string
  onGone: () => void
}

function Revoke({ bot, id, name, onGone }: RevokeProps) {
  const { t } = useTranslation('developer')
  const { api, queryClient } = useServices()
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const { act, isBusy } = useMemberMutation({
    name: ['revoke bot token', bot.id],
    send: (tokenId: number, sending) =>
      ignoreNotFound(
        api.calls.namedBotTokens.destroy({ params: { id: bot.id, tokenId }, ...sending })
      ),
    onSuccess: (_response, tokenId) => {
      queryClient.setQueryData<BotToken[]>(submissionKeys.tokens(bot.id), (current) =>
        current?.filter((token) => token.id !== tokenId)
      )
      onGone()
      void queryClient.invalidateQueries({ queryKey: submissionKeys.tokens(bot.id) })
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
