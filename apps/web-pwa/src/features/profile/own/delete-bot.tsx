import { queryKeys, type OwnBot, type Page } from '@botanica/api-client'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'

type OwnBotPages = InfiniteData<Page<OwnBot>>

interface DeleteBotProps {
  bot: OwnBot
  /** Called after the bot and its card were removed. */
  onDeleted: () => void
}

/** Delete button with a confirmation. */
export function DeleteBot({ bot, onDeleted }: DeleteBotProps) {
  const { t } = useTranslation('profile')
  const [isConfirming, setIsConfirming] = useState(false)
  const { act, isBusy } = useDeletion(() => setIsConfirming(false), onDeleted)

  return (
    <AlertDialog
      trigger={
        <Button
          size="small"
          aria-label={t('bots.deleteNamed', { name: bot.name })}
          className="z-1 text-danger!"
        >
          {t('bots.delete')}
        </Button>
      }
      open={isConfirming}
      onOpenChange={setIsConfirming}
      title={t('confirmDelete.title')}
      description={t('confirmDelete.text')}
      confirmLabel={isBusy ? t('confirmDelete.busy') : t('confirmDelete.confirm')}
      busy={isBusy}
      onConfirm={() => act(bot.id)}
    />
  )
}

function useDeletion(close: () => void, onDeleted: () => void) {
  const { t } = useTranslation(['profile', 'toasts'])
  const { api, queryClient } = useServices()
  const toast = useToast()

  return useMemberMutation({
    name: ['delete bot'],
    send: (id: number, sending) =>
      ignoreNotFound(api.calls.bots.destroy({ params: { id }, ...sending })),
    onSuccess: (_response, id) => {
      queryClient.setQueryData<OwnBotPages>(
        queryKeys.ownBots(),
        (current) =>
          current && {
            ...current,
            pages: current.pages.map((page) => ({
              ...page,
              items: page.items.filter((bot) => bot.id !== id),
            })),
          }
      )
      onDeleted()
      for (const queryKey of [queryKeys.ownBots(), queryKeys.viewer(), queryKeys.bots()]) {
        void queryClient.invalidateQueries({ queryKey })
      }
      toast({ title: t('deleted.title'), text: t('deleted.text'), tone: 'success' })
    },
    failed: { title: t('toasts:error.title'), text: t('toasts:deleteFailed.bot') },
    onSettled: close,
  })
}
