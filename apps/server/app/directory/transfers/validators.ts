import vine from '@vinejs/vine'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { describeField } from '#app/core/validation/describe_field'

export const transferValidator = vine.create({
  receiverId: vine
    .string()
    .regex(SNOWFLAKE_PATTERN)
    .use(
      describeField('The id of the member who is to become the main owner.', '100000000000000042')
    ),
})
