import { PROFILE_LIMITS, type ProfileField } from '@botanica/api-client/contract'
import { Field, Input, Textarea } from '@botanica/ui/primitives'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileFormState } from './use-profile-form.ts'

const BIO_ROWS = 4

const LIMITS: Record<ProfileField, number> = {
  bio: PROFILE_LIMITS.bio.max,
  website: PROFILE_LIMITS.website.max,
  twitter: PROFILE_LIMITS.handle.max,
  github: PROFILE_LIMITS.handle.max,
  youtube: PROFILE_LIMITS.handle.max,
}
const HANDLES = ['twitter', 'github', 'youtube'] as const satisfies ProfileField[]

const DEFECTS = {
  maxLength: 'tooLong',
  characters: 'characters',
  url: 'url',
  handle: 'handle',
} as const

interface ProfileFormProps {
  form: ProfileFormState
  /** Whether all fields are disabled. */
  isLocked?: boolean
  /** The buttons below the fields; one of them submits. */
  children: ReactNode
}

/** The profile fields that members can edit. */
export function ProfileForm({ form, isLocked = false, children }: ProfileFormProps) {
  const { t } = useTranslation('person')
  const element = useRef<HTMLFormElement>(null)
  const getError = useErrors(form)
  const { draft, change } = form

  function submit(event: FormEvent) {
    event.preventDefault()
    const invalidField = form.submit()
    if (invalidField)
      element.current?.querySelector<HTMLElement>(`[name="${invalidField}"]`)?.focus()
  }

  function text(field: ProfileField) {
    return {
      name: field,
      value: draft[field],
      disabled: isLocked,
      onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    }
  }

  return (
    <form
      ref={element}
      aria-label={t('form.label')}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <Field label={t('form.bio')} optional error={getError('bio')}>
        {(control) => <Textarea {...control} {...text('bio')} rows={BIO_ROWS} limit={LIMITS.bio} />}
      </Field>
      <Field label={t('form.website')} optional error={getError('website')}>
        {(control) => (
          <Input {...control} {...text('website')} inputMode="url" spellCheck={false} />
        )}
      </Field>
      {HANDLES.map((field) => (
        <Field
          key={field}
          label={t(`form.${field}`)}
          optional
          help={t('form.handle')}
          error={getError(field)}
        >
          {(control) => (
            <Input
              {...control}
              {...text(field)}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      {form.failure && <p className="font-medium text-danger">{form.failure}</p>}
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </form>
  )
}

function useErrors({ defects }: ProfileFormState) {
  const { t } = useTranslation('person')

  return (field: ProfileField): string | undefined => {
    const rule = defects[field]
    if (!rule) return undefined
    const known = Object.hasOwn(DEFECTS, rule) ? DEFECTS[rule as keyof typeof DEFECTS] : 'generic'
    return t(`form.errors.${known}`, { limit: LIMITS[field] })
  }
}
