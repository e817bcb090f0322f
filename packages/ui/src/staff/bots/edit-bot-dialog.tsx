import { BOT_NAME_LIMITS, BOT_TEXT_LIMITS } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Dialog } from '../../primitives/dialog.tsx'
import { Field, FieldError } from '../../primitives/field.tsx'
import { Input } from '../../primitives/input.tsx'
import { Textarea } from '../../primitives/textarea.tsx'
import { useStaff } from '../environment.tsx'
import { useDecision } from '../use-decision.ts'
import { CategoryFields, ServerCountFields } from './edit-bot-fields.tsx'
import {
  getChanges,
  getRejectedFields,
  toBotEditDraft,
  type BotEditDraft,
} from './bot-edit-draft.ts'
import { useBotRefresh } from './use-bot-decisions.ts'

const LINKS = ['inviteUrl', 'supportServerUrl', 'websiteUrl', 'githubUrl'] as const

export interface EditBotDialogProps {
  bot: StaffBot
  onSaved?: (saved: StaffBot) => void
  onClose: () => void
}

/** Edits a bot's listing; fields that staff have edited are not overwritten by Discord's data. */
export function EditBotDialog({ bot, onSaved, onClose }: EditBotDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { api } = useStaff()
  const formId = useId()
  const refresh = useBotRefresh()
  const [before] = useState(() => toBotEditDraft(bot))
  const [typed, setTyped] = useState(before)
  const [rejectedFields, setRejectedFields] = useState<ReadonlySet<string>>(new Set())
  const changes = getChanges(before, typed)
  const hasChanges = Object.keys(changes).length > 0

  const { act, isBusy, failure } = useDecision({
    name: ['edit bot', bot.id],
    send: (body: typeof changes, sending) =>
      api.calls.staffBots.update({ params: { id: bot.id }, body, ...sending }),
    success: t('bots.edit.done'),
    about: bot.name,
    onSuccess: (saved) => {
      onSaved?.(saved)
      refresh(bot)
      onClose()
    },
    describeError: (error) => {
      setRejectedFields(getRejectedFields(error))
      return undefined
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setRejectedFields(new Set())
    if (hasChanges) act(changes)
    else onClose()
  }

  const change = (part: Partial<BotEditDraft>) => setTyped((known) => ({ ...known, ...part }))
  const errorOf = (field: keyof BotEditDraft) =>
    rejectedFields.has(field) ? t(`bots.edit.errors.${field}`) : undefined

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('bots.edit.title', { name: bot.name })}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="filled" busy={isBusy} disabled={!hasChanges}>
            {isBusy ? t('bots.edit.saving') : t('bots.edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={t('bots.edit.fields.name')} error={errorOf('name')} required>
          {(control) => (
            <Input
              {...control}
              maxLength={BOT_NAME_LIMITS.max}
              value={typed.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('bots.edit.fields.shortDescription')}
          error={errorOf('shortDescription')}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              limit={BOT_TEXT_LIMITS.shortDescription.max}
              value={typed.shortDescription}
              onChange={(event) => change({ shortDescription: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('bots.edit.fields.longDescription')}
          error={errorOf('longDescription')}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              limit={BOT_TEXT_LIMITS.description.max}
              value={typed.longDescription}
              onChange={(event) => change({ longDescription: event.target.value })}
            />
          )}
        </Field>
        {LINKS.map((field) => (
          <Field
            key={field}
            label={t(`bots.edit.fields.${field}`)}
            error={errorOf(field)}
            optional={field !== 'inviteUrl'}
            required={field === 'inviteUrl'}
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                value={typed[field]}
                onChange={(event) => change({ [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <CategoryFields
          chosen={typed.tags}
          onChange={(tags) => change({ tags })}
          error={errorOf('tags')}
        />
        {!bot.isOwn && (
          <ServerCountFields typed={typed} onChange={change} error={errorOf('servingCount')} />
        )}
        <FieldError>{failure}</FieldError>
      </form>
    </Dialog>
  )
}
