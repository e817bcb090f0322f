import type { BotDetail } from '@botanica/api-client'
import { submissionKeys, createSubmissionQueries } from '@botanica/api-client/submission'
import { RelativeTime } from '@botanica/ui/i18n'
import { AlertDialog, Button, Skeleton, useToast } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { SubmissionBanner } from '../submission-banner.tsx'
import { Copyable } from './copyable.tsx'
import { statsExample } from './stats-example.ts'

/** The token that the bot uses to post its server count. It is shown once, when it is created or replaced. */
export function BotToken({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation(['forms', 'common'])
  const { api, settings } = useServices()
  const { data, isError, isPending, refetch } = useQuery(
    createSubmissionQueries(api.calls).token(bot.id)
  )
  const { make, isBusy, token } = useNewToken(bot)
  const { siteUrl } = settings
  const { discordBotId } = bot

  return (
    <>
      <p className="max-w-text">{t('token.text')}</p>
      {isPending && <Skeleton className="h-10 w-64" />}
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('token.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </div>
      )}
      {data === null && (
        <div className="flex flex-wrap items-center gap-4">
          <p>{t('token.none')}</p>
          <Button icon={<KeyRound size={18} />} busy={isBusy} onClick={make}>
            {t(isBusy ? 'token.making' : 'token.make')}
          </Button>
        </div>
      )}
      {data && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-label text-muted">
            {t('token.since')} <RelativeTime value={data.createdAt} />
            {'. '}
            {data.lastUsedAt ? (
              <>
                {t('token.used')} <RelativeTime value={data.lastUsedAt} />.
              </>
            ) : (
              t('token.never')
            )}
          </p>
          <ReplaceToken isBusy={isBusy} onReplace={make} />
        </div>
      )}
      {token && (
        <>
          <SubmissionBanner tone="calm">{t('token.once')}</SubmissionBanner>
          <Copyable label={t('token.yours')} copyLabel={t('token.copyToken')} text={token} />
        </>
      )}
      <Copyable
        label={t('token.example')}
        {...(!token && { help: t('token.exampleHelp') })}
        copyLabel={t('token.copyExample')}
        text={statsExample({ siteUrl, discordBotId, token })}
      />
    </>
  )
}

function ReplaceToken({ isBusy, onReplace }: { isBusy: boolean; onReplace: () => void }) {
  const { t } = useTranslation('forms')
  const [isConfirming, setConfirming] = useState(false)

  return (
    <AlertDialog
      trigger={
        <Button icon={<KeyRound size={18} />} busy={isBusy}>
          {t(isBusy ? 'token.making' : 'token.replace')}
        </Button>
      }
      open={isConfirming}
      onOpenChange={setConfirming}
      title={t('token.replaceTitle')}
      description={t('token.replaceText')}
      confirmLabel={t('token.replace')}
      onConfirm={() => {
        setConfirming(false)
        onReplace()
      }}
    />
  )
}

/** Creates a token. Its text is only kept in the state of this component. */
function useNewToken(bot: BotDetail) {
  const { t } = useTranslation('forms')
  const { api, queryClient } = useServices()
  const toast = useToast()
  const [token, setToken] = useState<string | null>(null)
  const { act, isBusy } = useMemberMutation({
    name: ['bot token', bot.id],
    send: (id: number, sending) => api.calls.botTokens.store({ params: { id }, ...sending }),
    onSuccess: (issued) => {
      setToken(issued.token)
      void queryClient.invalidateQueries({ queryKey: submissionKeys.token(bot.id) })
      toast({ title: t('token.once'), tone: 'success' })
    },
    failed: { title: t('token.failedTitle'), text: t('token.failedText') },
  })
  return { make: () => act(bot.id), isBusy, token }
}
