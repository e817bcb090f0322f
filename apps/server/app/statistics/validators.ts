import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { queryInteger } from '#app/core/validation/list_fields'
import { MAX_STATISTICS_WEEKS, STATISTICS_KINDS, STATISTICS_WEEKS } from '#app/statistics/rules'

export const statisticsValidator = vine.create({
  kind: vine
    .enum(STATISTICS_KINDS)
    .use(describeField(`What was decided on; ${STATISTICS_KINDS[0]} without it.`))
    .optional(),
  weeks: queryInteger(1, MAX_STATISTICS_WEEKS)
    .use(
      describeField(
        `How many weeks of UTC, with the current one; ${STATISTICS_WEEKS[0]} without it.`,
        STATISTICS_WEEKS[0]
      )
    )
    .optional(),
})
