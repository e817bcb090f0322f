import { ApiError, queryKeys, type CurrentUser, type Person } from '@botanica/api-client'
import { PROFILE_FIELDS, type ProfileField } from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { PROFILE_FIELD_CHECKS } from '@botanica/api-client/field-checks'
import { useToast } from '@botanica/ui/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../lib/drafts.ts'
import { useServices } from '../../lib/services.tsx'
import { useMemberMutation } from '../../lib/use-member-mutation.ts'
import type { Viewer } from '../../lib/viewer.ts'
import { toProfileDraft, PROFILE_DRAFT, type ProfileDraft } from './profile-draft.ts'

/** Null clears a field. */
export type ProfileChange = Record<ProfileField, string | null>

/** The violated rule of each invalid field. */
type Defects = Partial<Record<ProfileField, string>>

export type SendProfile = (
  change: ProfileChange,
  sending: IdempotentCallOptions
) => Promise<CurrentUser>

const RESTRICTED = 'account_restricted'

function validate(draft: ProfileDraft): { change: ProfileChange; defects: Defects } {
  const change: Partial<ProfileChange> = {}
  const defects: Defects = {}
  for (const field of PROFILE_FIELDS) {
    const { value, defect } = PROFILE_FIELD_CHECKS[field](draft[field])
    if (defect) defects[field] = defect.rule
    else change[field] = value
  }
  return { change: change as ProfileChange, defects }
}

function isProfileField(field: string): field is ProfileField {
  return PROFILE_FIELDS.some((known) => known === field)
}

function getDefects(error: unknown): Defects {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.errors
      .filter(({ field }) => isProfileField(field))
      .map(({ field, rule }) => [field, rule])
  )
}

/** State of the form for the member's own profile, which is on two pages. */
export function useProfileForm(viewer: Viewer, send: SendProfile, onSaved: () => void = () => {}) {
  const { t } = useTranslation(['person', 'toasts'])
  const { queryClient } = useServices()
  const toast = useToast()
  const { draft, write, discard } = useDraft(PROFILE_DRAFT, viewer.id, toProfileDraft(viewer))
  const [defects, setDefects] = useState<Defects>({})

  function cacheSaved(saved: CurrentUser) {
    queryClient.setQueryData(queryKeys.viewer(), saved)
    const savedFields = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, saved[field]]))
    queryClient.setQueryData<Person | null>(
      queryKeys.person(saved.id),
      (current) => current && { ...current, ...savedFields }
    )
  }

  const { act, isBusy, failure } = useMemberMutation({
    name: ['profile', viewer.id],
    send,
    onSuccess: (saved) => {
      cacheSaved(saved)
      discard(toProfileDraft(saved))
      toast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' })
      onSaved()
    },
    failed: { title: t('toasts:error.title'), text: t('saveFailed') },
    describeError: (error) => {
      setDefects(getDefects(error))
      // The member was restricted after the page was opened. Their own profile page shows why.
      if (error instanceof ApiError && error.code === RESTRICTED) {
        void queryClient.invalidateQueries({ queryKey: queryKeys.viewer() })
      }
      return undefined
    },
  })

  return {
    draft,
    defects,
    isBusy,
    failure,
    /** Changes a field. An invalid field is validated again on each change. */
    change: (field: ProfileField, typed: string) => {
      const next = { ...draft, [field]: typed }
      write(next)
      if (defects[field]) setDefects({ ...defects, [field]: validate(next).defects[field] })
    },
    /** @returns the first invalid field, if any */
    submit: (): ProfileField | undefined => {
      const { change, defects: invalid } = validate(draft)
      setDefects(invalid)
      const invalidField = PROFILE_FIELDS.find((field) => invalid[field])
      if (invalidField) {
        // Also replaces the toast "Profile updated" of an earlier attempt.
        toast({ title: t('toasts:error.title'), text: t('toasts:because.refused'), tone: 'error' })
      } else act(change)
      return invalidField
    },
    cancel: () => discard(toProfileDraft(viewer)),
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>
