import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { textField } from '#app/core/validation/text_fields'
import {
  MAX_PERSONAL_TOKEN_DAYS,
  TOKEN_NAME_LIMITS,
  PERSONAL_TOKEN_SCOPES,
} from '#app/identity/tokens/rules'

const DAYS_EXAMPLE = 30

export const personalTokenValidator = vine.create({
  name: textField(TOKEN_NAME_LIMITS).use(
    describeField('What you call the token.', 'Release script')
  ),
  scopes: vine
    .array(vine.enum(PERSONAL_TOKEN_SCOPES))
    .minLength(1)
    .distinct()
    .use(describeField('What the token may be used for.', ['bots:read', 'bots:write'])),
  expiresInDays: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, MAX_PERSONAL_TOKEN_DAYS])
    .use(describeField('Days until the token expires.', DAYS_EXAMPLE)),
})
