import vine from '@vinejs/vine'

interface Told {
  description: string
  example?: unknown
}

/**
 * What the API's description says of a field, beside its checks: `vine.string().use(told('…'))`. A rule that refuses nothing,
 * because the library's own `meta()` lets `null` through whatever stands before it.
 */
export const describeField = (description: string, example?: unknown) =>
  toldRule({ description, example })

const toldRule = vine.createRule((_value: unknown, _told: Told) => {}, {
  name: 'told',
  toJSONSchema: (schema, { description, example }) => {
    schema.description = description
    if (example !== undefined) schema.examples = [example as string]
  },
})
