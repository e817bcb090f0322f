import vine from '@vinejs/vine'
import { COMPATIBLE_PAGE, MAX_FIELDS_LENGTH, MAX_METRICS } from '#app/compatibility/rules'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { queryInteger, searchField } from '#app/core/validation/list_fields'
import { momentField } from '#app/core/validation/moment_field'
import { botStatsSchema } from '#app/directory/validators'

export const botListValidator = vine.create({
  limit: queryInteger(1, COMPATIBLE_PAGE.max).optional(),
  offset: queryInteger(0, COMPATIBLE_PAGE.maxOffset).optional(),
  sort: vine.string().optional(),
  /** Names of fields, separated by commas. */
  fields: vine.string().maxLength(MAX_FIELDS_LENGTH).optional(),
  search: searchField(),
})

export const voterValidator = vine.create({ userId: vine.string().regex(SNOWFLAKE_PATTERN) })

export const metricsValidator = vine.create(
  vine
    .object({
      data: vine
        .array(
          vine
            .object({ metrics: botStatsSchema(), timestamp: momentField().optional() })
            .allowUnknownProperties()
        )
        .minLength(1)
        .maxLength(MAX_METRICS),
    })
    .allowUnknownProperties()
)
