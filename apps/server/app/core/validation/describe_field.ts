import vine from '@vinejs/vine'

interface FieldDescription {
  description: string
  example?: unknown
}

/**
 * Describes a field in the API description: `vine.string().use(describeField('…'))`. It is implemented as a rule that never
 * rejects a value, because the library's own `meta()` would let `null` through.
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
