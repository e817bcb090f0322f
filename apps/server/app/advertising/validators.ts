import vine from '@vinejs/vine'
import { pageFields } from '#app/core/validation/list_fields'
import { momentField } from '#app/core/validation/moment_field'
import { textField } from '#app/core/validation/text_fields'
import { describeField } from '#app/core/validation/describe_field'
import { AD_DEFAULTS, AD_LIMITS, AD_PLACEMENTS, AD_TYPES } from '#app/advertising/rules'

const placementField = () =>
  vine.enum(AD_PLACEMENTS).use(describeField('Where the ad is shown on a page.'))

export const adListValidator = vine.create({ placement: placementField() })

export const administeredAdListValidator = vine.create({
  placement: placementField().optional(),
  ...pageFields(),
})

const required = () => ({
  title: textField(AD_LIMITS.title).use(
    describeField('A name for staff, not shown to visitors.', 'Spring sale')
  ),
  content: textField(AD_LIMITS.content).use(
    describeField('HTML, to be shown in a sandboxed frame.', '<b>Buy seeds</b>')
  ),
  placement: placementField(),
  type: vine.enum(AD_TYPES),
})

const optional = () => ({
  isActive: vine
    .boolean({ strict: true })
    .use(describeField(`Whether the ad may be shown. Default: ${AD_DEFAULTS.isActive}.`, true))
    .optional(),
  priority: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([AD_LIMITS.priority.min, AD_LIMITS.priority.max])
    .use(
      describeField(
        `Higher priorities come first. Default: ${AD_DEFAULTS.priority}.`,
        AD_DEFAULTS.priority
      )
    )
    .optional(),
  startDate: momentField().nullable().optional(),
  endDate: momentField().nullable().optional(),
})

export const adValidator = vine.create({ ...required(), ...optional() })

export const adEditValidator = vine.create({
  title: required().title.optional(),
  content: required().content.optional(),
  placement: required().placement.optional(),
  type: required().type.optional(),
  ...optional(),
})
