import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { TextLimits } from '#app/core/text'
import { checkedField } from '#app/core/validation/checked_field'
import { discordConfig } from '#config/discord'
import {
  BOT_FIELD_CHECKS,
  type BotFormContext,
  type BotFormField,
} from '#app/directory/field_checks'

/** The validator's metadata besides the body. */
export interface BotFormMeta extends Pick<BotFormContext, 'mainOwnerId'> {
  /** The platform id of the edited bot; a submission has it in the body. */
  discordBotId?: string
}

/** An upper bound of the number of categories. */
const MAX_SELECTED = 100

function contextOf({ meta, data }: FieldContext): BotFormContext {
  const sentId: unknown = data.discordBotId
  return {
    mainOwnerId: meta.mainOwnerId,
    discordBotId: meta.discordBotId ?? (typeof sentId === 'string' ? sentId.trim() : undefined),
    platformUrl: discordConfig.authorizeUrl,
  }
}

function checked(field: BotFormField, limits?: TextLimits) {
  const check = BOT_FIELD_CHECKS[field]
  return checkedField({ check, contextOf, ...(limits ? { limits } : {}) })
}

/** The body parser turns empty strings into `null`. */
const nullToEmpty = (value: unknown) => (value === null ? '' : value)
/** Checks missing fields as empty ones, so that they get the form's own message. */
const missingToEmpty = (value: unknown) => value ?? ''

function text(field: BotFormField, limits?: TextLimits) {
  return vine.string().use(checked(field, limits))
}

/** A field that is required in a submission. */
export function requiredText(field: BotFormField, limits?: TextLimits) {
  return text(field, limits).parse(missingToEmpty)
}

/** A field that an edit may leave out. */
export function editableText(field: BotFormField, limits?: TextLimits) {
  return text(field, limits).parse(nullToEmpty).optional()
}

/** An optional URL; an empty value clears it. */
export function linkField(field: BotFormField) {
  return text(field).nullable().optional()
}

const asTexts = (value: unknown) =>
  Array.isArray(value) ? value.map((id) => (typeof id === 'number' ? String(id) : id)) : value

/** Category ids or names: the forms store ids and send the names too. */
export function categoriesField() {
  return vine
    .array(vine.string())
    .parse(asTexts)
    .maxLength(MAX_SELECTED)
    .use(checked('categoryIds'))
    .optional()
}

/** The body parser turns empty strings into `null`. */
function asList(value: unknown) {
  if (Array.isArray(value)) return value.filter((item) => item !== null)
  if (value === null) return []
  return typeof value === 'string' ? [value] : value
}

/** User ids, as a list or separated by commas. */
export function ownersField() {
  return vine.array(vine.string()).parse(asList).use(checked('additionalOwners')).optional()
}
