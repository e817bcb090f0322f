import type { BotDetail } from '@botanica/api-client'
import { submissionKeys, type BotToken } from '@botanica/api-client/submission'
import { RelativeTime } from '@botanica/ui/i18n'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { KeyRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <KeyRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold break-words">{name}</h3>
        <p>{token.scopes.map((scope) => t(SCOPE_TEXTS[scope])).join(' · ')}</p>
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-label text-muted">
          <Fact name={t('created')}>
            <RelativeTime value={token.createdAt} />
          </Fact>
          <Fact name={t('lastUsed')}>
            {token.lastUsedAt ? <RelativeTime value={token.lastUsedAt} /> : t('notUsed')}
          </Fact>
          <Fact name={t('expires')}>
            {token.expiresAt ? <RelativeTime value={token.expiresAt} /> : t('never')}
          </Fact>
        </dl>
      </div>
      <Revoke bot={bot} id={token.id} name={name} onGone={onGone} />
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
