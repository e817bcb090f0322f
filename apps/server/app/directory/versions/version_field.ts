import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { FIRST_VERSION } from '#app/directory/versions/rules'

/** The version of the listing that a decision is about. */
export const versionField = () =>
  vine
    .number({ strict: true })
    .positive()
    .withoutDecimals()
    .use(
      describeField(
        'The version of the listing that you looked at. If there is a newer one, the response is 409.',
        FIRST_VERSION
      )
    )
    .optional()
