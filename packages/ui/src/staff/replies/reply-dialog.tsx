import {
  hasRoleWithRight,
  LANGUAGES,
  SAVED_REPLY_LIMITS,
  type RuleId,
} from '@botanica/api-client/contract'
import { SAVED_REPLY_CHECKS, type FieldCheck } from '@botanica/api-client/field-checks'
import type { SavedReply } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChooser } from '../../guidelines/rule-chooser.tsx'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { Field } from '../../primitives/field.tsx'
import { Input } from '../../primitives/input.tsx'
import { Textarea } from '../../primitives/textarea.tsx'
import { useStaff } from '../environment.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { REPLY_TEXTS } from './fill-reply.ts'
import { useReplyDecision } from './use-reply-decision.ts'

const TEXT_ROWS = 3

interface ReplyDialogProps {
  /** The reply to edit; null adds one. */
  reply: SavedReply | null
  onClose: () => void
}

/** Adds or edits a saved reply. */
export function ReplyDialog({ reply, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('staff')
  const { api, viewer } = useStaff()
  const [title, setTitle] = useState(reply?.title ?? '')
  const [texts, setTexts] = useState({
    textEn: reply?.textEn ?? '',
    textRo: reply?.textRo ?? '',
  })
  const [ruleIds, setRuleIds] = useState<RuleId[]>(reply?.ruleIds ?? [])
  const [shared, setShared] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const canShare = !reply && hasRoleWithRight(viewer.roles, 'manageSharedReplies')
  const { act, isBusy, failure } = useReplyDecision({
    name: reply ? 'changed' : 'added',
    send: (
      fields: { title: string; textEn: string; textRo: string; ruleIds: RuleId[] },
      sending
    ) =>
      reply
        ? api.calls.savedReplies.update({
            params: { id: reply.id },
            body: { ...fields, version: reply.version },
            ...sending,
          })
        : api.calls.savedReplies.store({ body: { ...fields, shared }, ...sending }),
    onDone: onClose,
  })

  const checked = {
    title: SAVED_REPLY_CHECKS.title(title),
    textEn: SAVED_REPLY_CHECKS.text(texts.textEn, { ruleIds }),
    textRo: SAVED_REPLY_CHECKS.text(texts.textRo, { ruleIds }),
  }

  function describe({ defect }: FieldCheck<string>, limit: number) {
    if (!wasTried || !defect) return undefined
    switch (defect.rule) {
      case 'maxLength':
        return t('replies.form.tooLong', { limit })
      case 'characters':
      case 'placeholder':
      case 'ruleNeeded':
        return t(`replies.form.${defect.rule}`)
      default:
        return t('replies.form.required')
    }
  }

  function submit() {
    setWasTried(true)
    if (Object.values(checked).some(({ defect }) => defect)) return
    act({ title: title.trim(), ...texts, ruleIds })
  }

  return (
    <FormDialog
      title={reply ? t('replies.form.editTitle') : t('replies.form.addTitle')}
      submitLabel={isBusy ? t('replies.form.saving') : t('replies.form.save')}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      failure={failure}
    >
      <Field
        label={t('replies.form.name')}
        help={t('replies.form.nameHelp')}
        required
        error={describe(checked.title, SAVED_REPLY_LIMITS.title.max)}
      >
        {(control) => (
          <Input {...control} value={title} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      {LANGUAGES.map((language) => {
        const name = REPLY_TEXTS[language]
        return (
          <Field
            key={language}
            label={t(`replies.form.${name}`)}
            help={t('replies.form.textHelp')}
            required
            error={describe(checked[name], SAVED_REPLY_LIMITS.text.max)}
          >
            {(control) => (
              <Textarea
                {...control}
                lang={language}
                rows={TEXT_ROWS}
                limit={SAVED_REPLY_LIMITS.text.max}
                value={texts[name]}
                onChange={({ target }) =>
                  setTexts((current) => ({ ...current, [name]: target.value }))
                }
              />
            )}
          </Field>
        )
      })}
      <RuleChooser
        value={ruleIds}
        onValueChange={setRuleIds}
        help={t('replies.form.rulesHelp')}
        disabled={isBusy}
      />
      {canShare && (
        <Checkbox
          label={t('replies.form.sharedLabel')}
          checked={shared}
          onCheckedChange={setShared}
        />
      )}
    </FormDialog>
  )
}
