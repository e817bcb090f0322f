import {
  EDITED_MEMBER_FIELDS,
  PROFILE_LIMITS,
  type EditedMemberField,
} from '@botanica/api-client/contract'
import { MEMBER_FIELD_CHECKS } from '@botanica/api-client/field-checks'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type ControlProps } from '../../primitives/field.tsx'
import { Input } from '../../primitives/input.tsx'
import { Textarea } from '../../primitives/textarea.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'

const BIO_ROWS = 4

type Fields<Value> = Record<EditedMemberField, Value>

/** The request body: the stored values of changed fields, `null` for cleared ones. */
export type MemberEdit = Partial<Fields<string | null>>

export interface EditMemberDialogProps {
  member: Fields<string | null> & { id: string; name: string }
  onSubmit: (edit: MemberEdit) => void
  onClose: () => void
  busy: boolean
  failure: ReactNode
}

function fieldsOf<Value>(valueOf: (field: EditedMemberField) => Value): Fields<Value> {
  return Object.fromEntries(
    EDITED_MEMBER_FIELDS.map((field) => [field, valueOf(field)])
  ) as Fields<Value>
}

/**
 * Lets an owner edit a member's profile and names. Only changed fields are sent: a name that staff set is no longer
 * updated from Discord.
 */
export function EditMemberDialog({
  member,
  onSubmit,
  onClose,
  busy,
  failure,
}: EditMemberDialogProps) {
  const { t } = useTranslation('staff')
  const form = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(() => fieldsOf((field) => member[field] ?? ''))
  const [rejectedFields, setRejectedFields] = useState<readonly EditedMemberField[]>([])
  const touched = EDITED_MEMBER_FIELDS.filter((field) => draft[field] !== (member[field] ?? ''))

  function submit() {
    const checked = touched.map((field) => ({ field, ...MEMBER_FIELD_CHECKS[field](draft[field]) }))
    const wrong = checked.filter(({ defect }) => defect).map(({ field }) => field)
    setRejectedFields(wrong)
    if (wrong.length > 0) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
      return
    }
    onSubmit(Object.fromEntries(checked.map(({ field, value }) => [field, value])))
  }

  function controlOf(field: EditedMemberField, control: ControlProps) {
    const props = {
      ...control,
      name: field,
      value: draft[field],
      onChange: (event: { target: { value: string } }) =>
        setDraft({ ...draft, [field]: event.target.value }),
    }
    return field === 'bio' ? (
      <Textarea {...props} rows={BIO_ROWS} limit={PROFILE_LIMITS.bio.max} />
    ) : (
      <Input {...props} autoComplete="off" />
    )
  }

  return (
    <FormDialog
      title={t('members.edit.title')}
      description={t('members.edit.text', { name: member.name })}
      submitLabel={busy ? t('members.edit.submitting') : t('members.edit.submit')}
      onSubmit={submit}
      onClose={onClose}
      busy={busy}
      incomplete={touched.length === 0}
      failure={failure}
      wide
    >
      <div ref={form} className="grid gap-4 sm:grid-cols-2">
        {EDITED_MEMBER_FIELDS.map((field) => (
          <Field
            key={field}
            label={t(`members.edit.fields.${field}`)}
            error={rejectedFields.includes(field) && t('members.edit.invalid')}
            className={field === 'bio' ? 'sm:col-span-2' : undefined}
          >
            {(control) => controlOf(field, control)}
          </Field>
        ))}
        <Field label={t('members.edit.fields.discordId')} help={t('members.edit.discordIdHelp')}>
          {(props) => <Input {...props} value={member.id} readOnly />}
        </Field>
      </div>
    </FormDialog>
  )
}
