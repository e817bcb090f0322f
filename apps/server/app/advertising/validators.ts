import vine from '@vinejs/vine'
import { pageFields } from '#app/core/validation/list_fields'
import { momentField } from '#app/core/validation/moment_field'
import { textField } from '#app/core/validation/text_fields'
import { describeField } from '#app/core/validation/describe_field'
import { AD_DEFAULTS, AD_LIMITS, AD_PLACEMENTS, AD_TYPES } from '#app/advertising/rules'

const placementField = () => vine.enum(AD_PLACEMENTS).use(describeField('Where on the page.'))

export const adListValidator = vine.create({ placement: placementField() })

export const administeredAdListValidator = vine.create({
  placement: placementField().optional(),
  ...pageFields(),
})

const required = () => ({
  title: textField(AD_LIMITS.title).use(describeField('What the staff call it.', 'Spring sale')),
  content: textField(AD_LIMITS.content).use(
    describeField('Its markup, for a frame that can reach nothing of ours.', '<b>Buy seeds</b>')
  ),
  placement: placementField(),
  type: vine.enum(AD_TYPES),
})

const optional = () => ({
  isActive: vine
    .boolean({ strict: true })
    .use(describeField(`Whether it is shown at all; ${AD_DEFAULTS.isActive} without it.`, true))
    .optional(),
  priority: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([AD_LIMITS.priority.min, AD_LIMITS.priority.max])
    .use(
      describeField(
        `The highest is shown; ${AD_DEFAULTS.priority} without it.`,
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
