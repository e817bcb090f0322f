import { Button, useToast } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useSendQueuedForm } from '../../../lib/send-queued-forms.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import { BotFields } from '../form/bot-fields.tsx'
import { FormProvider } from '../form/form-context.tsx'
import { MissingFields } from '../form/missing-fields.tsx'
import { useBotForm } from '../form/use-bot-form.ts'
import { useFirstProblem } from '../form/use-first-problem.ts'
import { BLANK, toBotBody, type BotFormField } from '../form/values.ts'
import { LazyPreflightSection } from '../preflight/lazy-preflight-section.tsx'
import { Agreement } from './agreement.tsx'
import { IdField } from './id-field.tsx'
import { MembershipRequired, useMembership } from './membership.tsx'
import { Preview } from './preview.tsx'
import { useBotLookup } from './use-bot-lookup.ts'
import { useAutofill } from './use-autofill.ts'
import { useSubmission } from './use-submission.ts'

const NO_CATEGORIES = [] as const
const ID: BotFormField = 'discordBotId'

interface AddBotProps {
  /** The bot's id from the URL; empty if it has none. */
  id: string
  /** Null while unknown, for lack of a connection. */
  viewer: Viewer | null
}

export function AddBot({ id, viewer }: AddBotProps) {
  const viewerId = viewer?.id ?? null
  const { t } = useTranslation('forms')
  const { api } = useServices()
  const toast = useToast()
  const missingId = useId()
  const { data: categories = NO_CATEGORIES } = useQuery(api.queries.categories())
  const initial = { ...BLANK, discordBotId: id }
  const form = useBotForm({ draftName: `add-bot-${id}`, writer: viewerId, initial })
  const lookup = useBotLookup(form.values.discordBotId, viewer)
  const fillSubmitted = useAutofill(
    form,
    lookup,
    categories === NO_CATEGORIES ? undefined : categories
  )
  const membership = useMembership()
  const { submit, isBusy, failure } = useSubmission({ form, viewer, membership })
  const { form: element, goThere } = useFirstProblem()
  useSendQueuedForm(
    form.draftName,
    element,
    lookup.info !== undefined && categories !== NO_CATEGORIES
  )

  const { info, submitted, approvalStatus } = lookup
  const mainOwnerId = submitted?.userId ?? viewerId ?? ''
  const { values, errors } = form.check({
    discordBotId: form.values.discordBotId.trim(),
    mainOwnerId,
    platformUrl: info?.inviteUrl,
  })
  const invalidFields = Object.keys(errors) as BotFormField[]
  const missingFields = info || ID in errors ? invalidFields : [ID, ...invalidFields]
  const isListed =
    approvalStatus === 'approved' || approvalStatus === 'pending' || lookup.isOfOthers

  function toastListed() {
    let text: string = t('add.notYours')
    if (approvalStatus === 'approved') text = t('errors.alreadyApproved')
    if (approvalStatus === 'pending') text = t('errors.alreadyPending')
    toast({ title: t('toasts.botExists'), text, tone: 'error' })
  }

  function toastMissing() {
    form.showAll()
    toast({ title: t('toasts.missingBot.title'), text: t('toasts.missingBot.text'), tone: 'error' })
    element.current?.querySelector('input')?.focus()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (membership.isOutside) return membership.setWindowOpen(true)
    if (isListed) return toastListed()
    if (!info) return toastMissing()
    if (values) {
      const body = toBotBody(values, categories)
      return submit({ body, info, rejected: submitted, viewerId })
    }
    form.showAll()
    goThere()
  }

  const submitLabel = submitted ? t('add.resubmit') : t('add.submit')
  return (
    <>
      <MembershipRequired membership={membership} />
      <FormProvider value={{ form, broken: errors }}>
        <form
          ref={element}
          noValidate
          data-numbered
          aria-label={t('add.heading')}
          onSubmit={onSubmit}
          className="mt-6 grid gap-6 [counter-reset:form-section] lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
        >
          <IdField lookup={lookup} onTakeSubmitted={fillSubmitted} />
          <div className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Preview form={form} lookup={lookup} categories={categories} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <BotFields
              mainOwnerId={mainOwnerId}
              isOwnersReadOnly={submitted !== null && submitted.userId !== viewerId}
            />
            <LazyPreflightSection values={form.values} />
            <div className="flex flex-col gap-3">
              <MissingFields id={missingId} fields={missingFields} />
              {failure && <p className="font-medium text-danger">{failure}</p>}
              <div className="flex flex-wrap items-center gap-3">
                <Button
                  type="submit"
                  variant="filled"
                  size="large"
                  busy={isBusy}
                  lookDisabled={isListed}
                  aria-describedby={missingId}
                >
                  {isBusy ? t('add.submitting') : submitLabel}
                </Button>
                {form.isDirty && (
                  <Button variant="quiet" size="large" disabled={isBusy} onClick={form.discard}>
                    {t('add.clear')}
                  </Button>
                )}
              </div>
              <p className="text-label text-muted">{t('add.draftKept')}</p>
              <Agreement />
            </div>
          </div>
        </form>
      </FormProvider>
    </>
  )
}
