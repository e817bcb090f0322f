import { PROFILE_FIELDS, type ProfileField } from '@botanica/api-client/contract'

/** The input of the profile form. */
export type ProfileDraft = Record<ProfileField, string>

/** Both profile forms share one draft. */
export const PROFILE_DRAFT = 'profile'

export function toProfileDraft(person: Record<ProfileField, string | null>): ProfileDraft {
  return Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, person[field] ?? ''])
  ) as ProfileDraft
}
