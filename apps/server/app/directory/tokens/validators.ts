import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { textField } from '#app/core/validation/text_fields'
import { BOT_TOKEN_SCOPES, MAX_BOT_TOKEN_DAYS } from '#app/directory/tokens/rules'
import { TOKEN_NAME_LIMITS } from '#app/identity/tokens/rules'

const DAYS_EXAMPLE = 90

export const botTokenValidator = vine.create({
  name: textField(TOKEN_NAME_LIMITS).use(describeField('What you call the token.', 'Production')),
  scopes: vine
    .array(vine.enum(BOT_TOKEN_SCOPES))
    .minLength(1)
    .distinct()
    .use(describeField('What the token may be used for.', ['stats:write'])),
  expiresInDays: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, MAX_BOT_TOKEN_DAYS])
    .use(describeField('Days until the token expires; without it, it never does.', DAYS_EXAMPLE))
    .nullable()
    .optional(),
})
