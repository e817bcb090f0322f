import type { BotDetail } from '@botanica/api-client'
import { useFormat } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { AlertDialog, AppLink, Button, useToast } from '@botanica/ui/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { useBotCache } from '../use-bot-cache.ts'
import { EndForm } from './end-form.tsx'

/** How owners say when their bot ends and which bot succeeds it: the form, and what they have said. */
export function BotEnd({ bot }: { bot: BotDetail }) {
  return (
    <>
      {bot.end && <CurrentEnd bot={bot} end={bot.end} />}
      {/* A new end starts the form anew. */}
      <EndForm key={JSON.stringify(bot.end)} bot={bot} />
    </>
  )
}

interface CurrentEndProps {
  bot: BotDetail
  end: NonNullable<BotDetail['end']>
}

/** The end that is set, and the button that withdraws it. */
function CurrentEnd({ bot, end }: CurrentEndProps) {
  const { t } = useTranslation('forms')
  const { api } = useServices()
  const format = useFormat()
  const toast = useToast()
  const cache = useBotCache()
  const [isConfirming, setConfirming] = useState(false)
  const { act, isBusy } = useMemberMutation({
    name: ['withdraw end', bot.id],
    send: (id: number, sending) =>
      ignoreNotFound(api.calls.botEnds.destroy({ params: { id }, ...sending })),
    onSuccess: () => {
      cache.keep({ ...bot, end: null })
      toast({ title: t('end.withdrawn', { name: bot.name }), tone: 'success' })
    },
    failed: { title: t('end.failedTitle'), text: t('end.failed') },
    onSettled: () => setConfirming(false),
  })
  const date = format.date(new Date(end.endsOn), 'UTC')

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-text">
        {t(end.hasEnded ? 'end.hasEnded' : 'end.willEnd', { date })}
        {end.successor && (
          <>
            {' '}
            {t('end.succeededBy')}{' '}
            <AppLink
              href={paths.bot(end.successor.discordBotId)}
              className="wrap-anywhere underline underline-offset-4"
            >
              {end.successor.name}
            </AppLink>
          </>
        )}
      </p>
      <AlertDialog
        trigger={<Button size="small">{t('end.withdraw')}</Button>}
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('end.withdrawTitle', { name: bot.name })}
        description={t('end.withdrawText')}
        confirmLabel={t(isBusy ? 'end.withdrawing' : 'end.withdraw')}
        busy={isBusy}
        dangerous={false}
        onConfirm={() => act(bot.id)}
      />
    </div>
  )
}
