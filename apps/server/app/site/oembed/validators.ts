import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'

/** Longer addresses are none of ours. */
const MAX_URL_LENGTH = 512

/** The parameters of oEmbed; sizes are ignored, because a link has none. */
export const oembedValidator = vine.create({
  url: vine
    .string()
    .maxLength(MAX_URL_LENGTH)
    .use(
      describeField(
        'The address of a bot’s page on this site.',
        'https://botanica.example/bot/100000000000000042'
      )
    ),
  format: vine.enum(['json']).use(describeField('Only `json` is offered.', 'json')).optional(),
})
