import type { BotDetail } from '@botanica/api-client'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { deleteDraft } from '../../../lib/drafts.ts'
import { PATHS } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { useBotCache } from '../use-bot-cache.ts'

interface DeleteBotProps {
  bot: BotDetail
  /** Owner of the draft that is deleted with the bot. */
  viewerId: string
  /** Called with the bot when the deletion is sent, and with null if it failed. */
  onDelete: (bot: BotDetail | null) => void
  onDeleted: () => void
}

/** Deletes the bot, after a confirmation. */
export function DeleteBot({ bot, viewerId, onDelete, onDeleted }: DeleteBotProps) {
  const { t } = useTranslation(['forms', 'toasts'])
  const { api } = useServices()
  const navigate = useNavigate()
  const toast = useToast()
  const cache = useBotCache()
  const [isConfirming, setConfirming] = useState(false)
  const { act, isBusy } = useMemberMutation({
    name: ['delete bot', bot.id],
    send: (id: number, sending) =>
      ignoreNotFound(api.calls.bots.destroy({ params: { id }, ...sending })),
    updateOptimistically: async () => {
      onDelete(bot)
      return () => onDelete(null)
    },
    onSuccess: () => {
      onDeleted()
      deleteDraft(`edit-bot-${bot.discordBotId}`, viewerId)
      cache.drop(bot.discordBotId)
      toast({ title: t('toasts.botDeleted'), tone: 'success' })
      void navigate(PATHS.profile)
    },
    failed: { title: t('toasts:deleteFailed.title'), text: t('toasts:deleteFailed.bot') },
    onSettled: () => setConfirming(false),
  })

  return (
    <div>
      <AlertDialog
        trigger={<Button icon={<Trash2 size={18} />}>{t('edit.delete')}</Button>}
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('edit.confirmTitle')}
        description={t('edit.confirmText')}
        confirmLabel={t(isBusy ? 'edit.deleting' : 'edit.delete')}
        busy={isBusy}
        onConfirm={() => act(bot.id)}
      />
    </div>
  )
}
