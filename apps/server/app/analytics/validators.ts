import vine from '@vinejs/vine'
import {
  FREE_ANALYTICS_DAYS,
  INTERACTION_TYPES,
  MAX_ANALYTICS_DAYS,
  SEARCH_INTERACTION_TYPES,
} from '#app/analytics/rules'
import { PAGE_LIMITS, SNOWFLAKE_PATTERN } from '#app/core/rules'
import { describeField } from '#app/core/validation/describe_field'
import { queryInteger, searchField } from '#app/core/validation/list_fields'

const EXAMPLE_IDS = ['100000000000000042']

export const interactionValidator = vine.create({
  type: vine
    .enum(INTERACTION_TYPES)
    .use(describeField('What happened on the page.', 'search_impression')),
  botIds: vine
    .array(vine.string().regex(SNOWFLAKE_PATTERN))
    .minLength(1)
    .maxLength(PAGE_LIMITS.default)
    .distinct()
    .use(describeField('The Discord ids of the bots that it is about.', EXAMPLE_IDS)),
  search: searchField().requiredWhen('type', 'in', [...SEARCH_INTERACTION_TYPES]),
})

export const analyticsValidator = vine.create({
  days: queryInteger(1, MAX_ANALYTICS_DAYS)
    .use(
      describeField(
        `How many days, with today; ${FREE_ANALYTICS_DAYS} without it. More need premium.`,
        FREE_ANALYTICS_DAYS
      )
    )
    .optional(),
})
