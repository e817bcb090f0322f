import type { BotDetail } from '@botanica/api-client'
import { submissionKeys, type HeldChange } from '@botanica/api-client/submission'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { ListingDiff } from '@botanica/ui/versions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyQueuePlace } from '../../../lib/queue/lazy-queue-place.tsx'
import { ignoreNotFound } from '../../../lib/ignore-not-found.ts'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { SubmissionBanner } from '../submission-banner.tsx'
import { useDiffTexts } from './use-diff-texts.ts'

interface WaitingChangeProps {
  bot: BotDetail
  change: HeldChange
  /** Called before the form is reset to the listing. */
  onWithdrawn: () => void
}

/** The change that waits for staff beside what is listed, and its withdrawal. */
export function WaitingChange({ bot, change, onWithdrawn }: WaitingChangeProps) {
  const { t } = useTranslation('forms')
  const texts = useDiffTexts()
  const { queryClient, api } = useServices()
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const { act, isBusy } = useMemberMutation({
    name: ['withdraw change', bot.id],
    send: (id: number, sending) =>
      ignoreNotFound(api.calls.heldChanges.destroy({ params: { id }, ...sending })),
    onSuccess: () => {
      onWithdrawn()
      toast({ title: t('held.withdrawn'), tone: 'success' })
      void queryClient.invalidateQueries({ queryKey: submissionKeys.heldChange(bot.id) })
    },
    failed: { title: t('held.failedTitle'), text: t('held.failed') },
    onSettled: () => setConfirming(false),
  })

  return (
    <section aria-label={t('held.title')} className="mt-6 flex max-w-[52rem] flex-col gap-4">
      <SubmissionBanner
        tone="pending"
        action={
          <AlertDialog
            trigger={<Button size="small">{t('held.withdraw')}</Button>}
            open={isConfirming}
            onOpenChange={setConfirming}
            title={t('held.confirmTitle')}
            description={t('held.confirmText')}
            confirmLabel={t(isBusy ? 'held.withdrawing' : 'held.withdraw')}
            busy={isBusy}
            onConfirm={() => act(bot.id)}
          />
        }
      >
        <span className="block font-semibold">{t('held.title')}</span>
        {t('held.text')}
        <LazyQueuePlace botId={bot.id} />
      </SubmissionBanner>
      <div className="rounded-plate border border-line bg-plate p-4">
        <ListingDiff before={bot} after={change.fields} texts={texts} />
      </div>
    </section>
  )
}
