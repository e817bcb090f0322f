import { Type, type TObject, type TProperties, type TSchema } from 'typebox'
import { FAILURES } from '#app/core/errors'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'

/** Building blocks of the schemas of all contexts. */

interface SchemaOptions {
  description?: string | undefined
  /** The example in the documentation. */
  example?: unknown
}

function options({ description, example }: SchemaOptions) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { examples: [example] }),
  }
}

const EXAMPLES = {
  snowflake: '100000000000000042',
  id: 42,
  moment: '2026-03-01T12:00:00.000Z',
} as const

/** A Discord id. It is text, because it exceeds JavaScript's safe integers. */
export const snowflake = (description?: string) =>
  Type.String({
    pattern: SNOWFLAKE_PATTERN.source,
    ...options({ description, example: EXAMPLES.snowflake }),
  })

/** An internal id. */
export const internalId = (description?: string) =>
  Type.Integer({ minimum: 1, ...options({ description, example: EXAMPLES.id }) })

/** ISO 8601 in UTC. */
export const moment = (description?: string) =>
  Type.String({ format: 'date-time', ...options({ description, example: EXAMPLES.moment }) })

/** A non-negative integer. */
export const count = (overrides: SchemaOptions = {}) =>
  Type.Integer({ minimum: 0, ...options(overrides) })

export const text = (overrides: SchemaOptions = {}) => Type.String(options(overrides))

export const flag = (description?: string) => Type.Boolean(options({ description, example: false }))

/** One of a set of strings. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  overrides: SchemaOptions = {}
) => Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options(overrides) })

/** The schema or `null`. */
export const orNull = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], options({ description }))

/** A schema with a name, which others refer to. */
export const named = <Properties extends TProperties>(
  name: string,
  properties: Properties,
  description?: string
): TObject<Properties> => Type.Object(properties, { $id: name, ...options({ description }) })

/** The body of every error under `/api`. */
export const ApiError = named(
  'Error',
  {
    message: text({
      description: 'A sentence in English. It may change.',
      example: FAILURES.invalid[1],
    }),
    code: text({ description: 'What to go by.', example: 'invalid' }),
    requestId: text({ description: 'Names the request in our logs.', example: 'cm0q2k7x1' }),
    timeLeft: Type.Optional(
      count({
        description: 'With `cooldown`: milliseconds until it may be done.',
        example: 25_200_000,
      })
    ),
    reason: Type.Optional(
      text({
        description: 'Which of several reasons it is, where the code has several.',
        example: 'notInServer',
      })
    ),
    decided: Type.Optional(
      Type.Object(
        {
          action: text({ example: 'reject_bot' }),
          by: orNull(text({ example: 'Rita Reviewer' })),
          at: moment(),
        },
        { description: 'With `decided`: who was faster, and with what.' }
      )
    ),
    limit: Type.Optional(
      count({ description: 'With `limit`: the most that you may have.', example: 5 })
    ),
    version: Type.Optional(
      count({
        description:
          'With `conflict` and the reason `outdated`: the newest version of the listing.',
        example: 7,
      })
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          field: text({ description: 'Its path, such as `tags.0`.', example: 'limit' }),
          rule: text({ description: 'The rule that it breaks.', example: 'range' }),
          message: text({ example: 'The limit field must be between 1 and 100' }),
        }),
        { description: 'With status 422: each field that was refused.' }
      )
    ),
  },
  'Why a call was refused.'
)
