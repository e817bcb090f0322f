import vine from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import { PROFILE_FIELD_CHECKS } from '#app/identity/field_checks'
import {
  PROFILE_LIMITS,
  type ProfileField,
  DELETED_ACCOUNT_REVIEWS,
} from '#app/identity/account/rules'

/** A field that keeps its value when absent and is cleared when empty. */
function profileField(field: ProfileField, limits: { max: number }) {
  return vine
    .string()
    .use(checkedField({ check: PROFILE_FIELD_CHECKS[field], limits }))
    .nullable()
    .optional()
}

export const profileValidator = vine.create({
  bio: profileField('bio', PROFILE_LIMITS.bio),
  website: profileField('website', PROFILE_LIMITS.website),
  twitter: profileField('twitter', PROFILE_LIMITS.handle),
  github: profileField('github', PROFILE_LIMITS.handle),
  youtube: profileField('youtube', PROFILE_LIMITS.handle),
})

export const accountDeletionValidator = vine.create({
  reviews: vine.enum(DELETED_ACCOUNT_REVIEWS),
})
