import type { BotDetail, Category } from '@botanica/api-client'
import type { HeldChange } from '@botanica/api-client/submission'
import { paths } from '@botanica/ui/paths'
import { AlertDialog, Button, LinkButton } from '@botanica/ui/primitives'
import { KeyRound } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { getAddBotPath, getDeveloperPath } from '../../../lib/paths.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import { BotEnd } from '../end/bot-end.tsx'
import { BotFields, FormSection } from '../form/bot-fields.tsx'
import { FormProvider } from '../form/form-context.tsx'
import { useBotForm } from '../form/use-bot-form.ts'
import { useFirstProblem } from '../form/use-first-problem.ts'
import { toBotBody, toFormValues } from '../form/values.ts'
import { LazyPreflightSection } from '../preflight/lazy-preflight-section.tsx'
import { SubmissionBanner } from '../submission-banner.tsx'
import { TransferBot } from '../transfer/transfer-bot.tsx'
import { BotHeaderCard } from './bot-header-card.tsx'
import { DeleteBot } from './delete-bot.tsx'
import { WaitingChange } from './held-change.tsx'
import { LeaveBot } from './leave-bot.tsx'
import { useEdit } from './use-edit.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'
import { VersionList } from './version-list.tsx'

interface EditBotProps {
  bot: BotDetail
  viewer: Viewer
  categories: readonly Category[]
  /** The change that waits for staff; the form goes on with it. */
  heldChange: HeldChange | null
  /** Called with the bot when the deletion is sent, and with null if it failed. */
  onDelete: (bot: BotDetail | null) => void
}

export function EditBot({ bot, viewer, categories, heldChange, onDelete }: EditBotProps) {
  const { t } = useTranslation('forms')
  const [initial] = useState(() => toFormValues({ ...bot, ...heldChange?.fields }, categories))
  const form = useBotForm({
    draftName: `edit-bot-${bot.discordBotId}`,
    writer: viewer.id,
    initial,
  })
  const guard = useUnsavedGuard(form.isDirty)
  const { save, isBusy, failure } = useEdit({ bot, form, release: guard.release })
  const { form: element, goThere } = useFirstProblem()
  const isMainOwner = viewer.id === bot.userId
  const { values, errors } = form.check({
    discordBotId: bot.discordBotId,
    mainOwnerId: bot.userId,
    // The stored invite URL is valid, so it leads to Discord.
    platformUrl: bot.inviteUrl,
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (values) {
      const { additionalOwners, discordBotId: _, ...body } = toBotBody(values, categories)
      return save(isMainOwner ? { ...body, additionalOwners } : body)
    }
    form.showAll()
    goThere()
  }

  return (
    <>
      <BotHeaderCard bot={bot} />
      {bot.approvalStatus === 'rejected' && <Rejected bot={bot} />}
      {heldChange && bot.approvalStatus === 'approved' && (
        <WaitingChange bot={bot} change={heldChange} onWithdrawn={form.discard} />
      )}
      <FormProvider value={{ form, broken: errors }}>
        <form
          ref={element}
          noValidate
          aria-label={t('edit.heading')}
          onSubmit={onSubmit}
          className="mt-6 flex max-w-[52rem] flex-col gap-6"
        >
          <BotFields mainOwnerId={bot.userId} isOwnersReadOnly={!isMainOwner} />
          <LazyPreflightSection values={form.values} />
          <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-col gap-2 border-t border-line bg-paper px-4 py-3 md:bottom-0 low:static">
            {failure && <p className="font-medium text-danger">{failure}</p>}
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" variant="filled" busy={isBusy}>
                {t(isBusy ? 'edit.submitting' : 'edit.submit')}
              </Button>
              <LinkButton href={paths.bot(bot.discordBotId)}>{t('edit.cancel')}</LinkButton>
              {form.isDirty && <span className="text-label text-muted">{t('edit.unsaved')}</span>}
            </div>
          </div>
        </form>
      </FormProvider>
      <div className="mt-6 flex max-w-[52rem] flex-col gap-6">
        <FormSection title={t('sections.developer')}>
          <p className="max-w-text">{t('developer.text')}</p>
          <div>
            <LinkButton href={getDeveloperPath(bot.discordBotId)} icon={<KeyRound size={18} />}>
              {t('developer.link')}
            </LinkButton>
          </div>
        </FormSection>
        <FormSection title={t('versions.title')}>
          <VersionList botId={bot.id} />
        </FormSection>
        {(bot.approvalStatus === 'approved' || bot.end) && (
          <FormSection title={t('end.title')}>
            <BotEnd bot={bot} />
          </FormSection>
        )}
        {isMainOwner && (
          <FormSection title={t('transfer.title')}>
            <TransferBot bot={bot} viewerId={viewer.id} />
          </FormSection>
        )}
        {!isMainOwner && <LeaveBot bot={bot} viewerId={viewer.id} release={guard.release} />}
        <DeleteBot bot={bot} viewerId={viewer.id} onDelete={onDelete} onDeleted={guard.release} />
      </div>
      <AlertDialog
        open={guard.isAsking}
        onOpenChange={(isOpen) => !isOpen && guard.stay()}
        title={t('edit.leaveTitle')}
        description={t('edit.leaveText')}
        cancelLabel={t('edit.stay')}
        confirmLabel={t('edit.leave')}
        onConfirm={() => {
          form.discard()
          guard.leave()
        }}
      />
    </>
  )
}

/** Banner for a rejected bot. It is edited here and submitted again on the submission page. */
function Rejected({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('forms')

  return (
    <div className="mt-6 max-w-[52rem]">
      <SubmissionBanner
        tone="danger"
        action={
          <LinkButton size="small" href={getAddBotPath(bot.discordBotId)}>
            {t('edit.resubmit')}
          </LinkButton>
        }
      >
        {t('edit.rejected')}
        {bot.approvalReason && (
          <span className="block">{t('add.reason', { reason: bot.approvalReason })}</span>
        )}
      </SubmissionBanner>
    </div>
  )
}
