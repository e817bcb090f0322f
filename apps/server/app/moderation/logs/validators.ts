import vine from '@vinejs/vine'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { searchField, pageFields } from '#app/core/validation/list_fields'
import { momentField } from '#app/core/validation/moment_field'
import { describeField } from '#app/core/validation/describe_field'

/** The same patterns as in the table's check constraints. */
const ACTION = /^[a-z_.]{1,64}$/
const TARGET_TYPE = /^[a-z_]{1,64}$/
const TARGET_ID = /^\w{1,64}$/

export const logListValidator = vine.create({
  ...pageFields(),
  search: searchField(),
  action: vine
    .string()
    .regex(ACTION)
    .use(describeField('Only entries with this action.', 'ban_user'))
    .optional(),
  adminId: vine
    .string()
    .regex(SNOWFLAKE_PATTERN)
    .use(describeField('Only entries of this member.'))
    .optional(),
  targetType: vine
    .string()
    .regex(TARGET_TYPE)
    .use(describeField('Only entries about this kind of target.', 'user'))
    .optional(),
  targetId: vine
    .string()
    .regex(TARGET_ID)
    .use(describeField('Only entries about this target.'))
    .optional(),
  from: momentField().optional(),
  to: momentField().optional(),
})
