import vine from '@vinejs/vine'

interface FieldDescription {
  description: string
  example?: unknown
}

/**
 * What the API's description says of a field, beside its checks: `vine.string().use(told('…'))`. A rule that refuses nothing,
 * because the library's own `meta()` lets `null` through whatever stands before it.
 */
export const describeField = (description: string, example?: unknown) =>
  descriptionRule({ description, example })

const descriptionRule = vine.createRule((_value: unknown, _told: FieldDescription) => {}, {
  name: 'told',
  toJSONSchema: (schema, { description, example }) => {
    schema.description = description
    if (example !== undefined) schema.examples = [example as string]
  },
})
