import { BOT_LINKS } from '@botanica/api-client/contract'
import type { TFunction } from 'i18next'
import type { BotFormField } from './values.ts'

const TEXTS = ['shortDescription', 'description'] as const

function isOneOf<Field extends string>(fields: readonly Field[], field: string): field is Field {
  return fields.some((other) => other === field)
}

/** Error text for a field's violated rule. */
export function getProblemText(t: TFunction<'forms'>, field: BotFormField, rule: string): string {
  if (rule === 'characters') return t('problems.characters')
  if (isOneOf(TEXTS, field)) return t(`errors.${field}${rule === 'maxLength' ? 'Max' : 'Min'}`)
  if (isOneOf(BOT_LINKS, field)) return t(`errors.${field}`)
  if (field === 'prefix') return t('problems.prefixMax')
  if (field === 'inviteUrl') return t('errors.inviteUrl')
  if (field === 'categoryIds') return t('errors.categories')
  const isUnknown = rule === 'exists'
  if (field === 'discordBotId') return t(isUnknown ? 'errors.fetchBot' : 'errors.discordBotId')
  field satisfies 'additionalOwners'
  return t(isUnknown ? 'problems.unknownOwner' : 'errors.additionalOwners')
}

/** Label of a field. */
export function getFieldLabel(t: TFunction<'forms'>, field: BotFormField): string {
  return t(field === 'categoryIds' ? 'fields.categories' : `fields.${field}`)
}
