import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { pageFields } from '#app/core/validation/list_fields'
import { BOT_CHANGE_KINDS } from '#app/directory/versions/rules'

export const botChangeListValidator = vine.create({
  ...pageFields(),
  kind: vine
    .enum(BOT_CHANGE_KINDS)
    .use(describeField('Only changes that wait, or only sampled ones.'))
    .optional(),
})
