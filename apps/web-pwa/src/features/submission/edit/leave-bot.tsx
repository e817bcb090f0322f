import type { BotDetail } from '@botanica/api-client'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { deleteDraft } from '../../../lib/drafts.ts'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { PATHS } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { useBotCache } from '../use-bot-cache.ts'

interface LeaveBotProps {
  bot: BotDetail
  /** An additional owner. */
  viewerId: string
  /** Disables the confirmation for leaving the page. */
  release: () => void
}

/** Ends the viewer's additional ownership, after a confirmation. */
export function LeaveBot({ bot, viewerId, release }: LeaveBotProps) {
  const { t } = useTranslation('forms')
  const { api } = useServices()
  const navigate = useNavigate()
  const toast = useToast()
  const cache = useBotCache()
  const [isConfirming, setConfirming] = useState(false)
  const { act, isBusy } = useMemberMutation({
    name: ['leave bot', bot.id],
    send: (id: number, sending) =>
      ignoreNotFound(api.calls.coOwnerships.destroy({ params: { id }, ...sending })),
    onSuccess: () => {
      release()
      deleteDraft(`edit-bot-${bot.discordBotId}`, viewerId)
      cache.keep({
        ...bot,
        additionalOwners: bot.additionalOwners.filter((owner) => owner !== viewerId),
      })
      toast({ title: t('leaving.done', { name: bot.name }), tone: 'success' })
      void navigate(PATHS.profile)
    },
    failed: { title: t('leaving.failedTitle'), text: t('leaving.failed') },
    onSettled: () => setConfirming(false),
  })

  return (
    <div>
      <AlertDialog
        trigger={<Button icon={<LogOut size={18} />}>{t('leaving.leave')}</Button>}
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('leaving.title', { name: bot.name })}
        description={t('leaving.text')}
        confirmLabel={t(isBusy ? 'leaving.busy' : 'leaving.leave')}
        busy={isBusy}
        onConfirm={() => act(bot.id)}
      />
    </div>
  )
}
