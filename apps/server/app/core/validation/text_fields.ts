import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import {
  MAX_URL_LENGTH,
  safeText,
  safeUrl,
  type TextDefect,
  type TextLimits,
  type UrlDefect,
  type UrlLimits,
} from '#app/core/text'

const TEXT_MESSAGES: Record<TextDefect, string> = {
  required: 'The {{ field }} field must not be empty',
  minLength: 'The {{ field }} field must have at least {{ min }} characters',
  maxLength: 'The {{ field }} field must not have more than {{ max }} characters',
  characters: 'The {{ field }} field has characters that are not allowed',
}

const textRule = vine.createRule(
  (value: unknown, limits: TextLimits, field: FieldContext) => {
    if (typeof value !== 'string') return
    const { value: text, defect } = safeText(value, limits)
    // Empty text becomes `null`, as in the body parser.
    if (!defect) return field.mutate(text === '' ? null : text, field)
    field.report(TEXT_MESSAGES[defect], defect, field, { min: limits.min, max: limits.max })
  },
  {
    name: 'safeText',
    toJSONSchema: (schema, { min, max }) => {
      schema.maxLength = max
      if (min !== undefined) schema.minLength = min
    },
  }
)

/** A text, normalized with `safeText`. An empty optional one becomes `null`. */
export function textField(limits: TextLimits) {
  return vine.string().use(textRule(limits))
}

const URL_MESSAGES: Record<UrlDefect, string> = {
  url: 'The {{ field }} field must be a valid address',
  maxLength: 'The {{ field }} field must not have more than {{ max }} characters',
  host: 'The {{ field }} field must be an address of {{ hosts }}',
}

const urlRule = vine.createRule(
  (value: unknown, limits: UrlLimits, field: FieldContext) => {
    if (typeof value !== 'string') return
    const { value: href, defect } = safeUrl(value, limits)
    if (!defect) return field.mutate(href, field)
    const { hosts, max = MAX_URL_LENGTH } = limits
    field.report(URL_MESSAGES[defect], defect, field, { max, hosts: hosts?.join(', ') })
  },
  {
    name: 'safeUrl',
    toJSONSchema: (schema, { max = MAX_URL_LENGTH }) => {
      schema.format = 'uri'
      schema.maxLength = max
    },
  }
)

/** A URL, normalized with `safeUrl`. An empty optional one becomes `null`. */
export function urlField(limits: UrlLimits = {}) {
  return vine.string().use(urlRule(limits))
}
