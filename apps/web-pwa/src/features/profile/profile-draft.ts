import { PROFILE_FIELDS, type ProfileField } from '@botanica/api-client/contract'

/** What somebody is about to say of himself or herself. */
export type ProfileDraft = Record<ProfileField, string>

/** Both forms write the same profile, so what was typed into one is there in the other. */
export const PROFILE_DRAFT = 'profile'

export function toProfileDraft(person: Record<ProfileField, string | null>): ProfileDraft {
  return Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, person[field] ?? ''])
  ) as ProfileDraft
}
