import type { VineValidator } from '@vinejs/vine'
import { Failure } from '#app/core/errors'

// oxlint-disable-next-line typescript/no-explicit-any -- any schema, with any metadata
export type AnyValidator = VineValidator<any, any>

type Node = ReturnType<AnyValidator['toJSON']>['schema']['schema']
type ObjectNode = Extract<Node, { type: 'object' }>
type GroupNode = ObjectNode['groups'][number]

/** Values that validators see beside the body, under these names. */
const NAMESPACES = new Set(['params', 'headers', 'cookies'])

const UNKNOWN_RULE = 'unknown'
/** Maximum number of unknown keys listed in a response: a body can have thousands. */
const MAX_NAMED = 20
const MAX_NAME_LENGTH = 100

const acceptedBeside = new WeakMap<object, ReadonlySet<string>>()

/**
 * Names keys that an endpoint accepts and ignores, because the server has better values for them. Only at the top
 * level of the body.
 */
export function withIgnoredKeys<Validator extends AnyValidator>(
  validator: Validator,
  ...keys: string[]
): Validator {
  acceptedBeside.set(validator, new Set(keys))
  return validator
}

/** Returns the keys that a call accepts and ignores. */
export function getIgnoredKeys(validator: object): ReadonlySet<string> {
  return acceptedBeside.get(validator) ?? new Set()
}

const schemas = new WeakMap<object, Node>()

/** Returns a validator's schema. The library clones it at each call, which takes longer than comparing the keys. */
function getSchema(validator: AnyValidator): Node {
  const known = schemas.get(validator)
  if (known) return known
  const { schema } = validator.toJSON().schema
  schemas.set(validator, schema)
  return schema
}

function groupProperties({ conditions }: GroupNode): Node[] {
  return conditions.flatMap(({ schema }) =>
    schema.properties.concat(schema.groups.flatMap(groupProperties))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Lists the paths of unknown keys below `value`. Values of the wrong type are left to the schema. */
function unknownBelow(nodes: Node[], value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const each = nodes.flatMap((node) => (node.type === 'array' ? [node.each] : []))
    return each.length === 0
      ? []
      : value.flatMap((item, index) => unknownBelow(each, item, `${path}.${index}`))
  }
  if (!isRecord(value)) return []
  const objects = nodes
    .flatMap((node) =>
      node.type === 'union' ? node.conditions.map(({ schema }) => schema) : [node]
    )
    .filter((node) => node.type === 'object')
  if (objects.length === 0 || objects.some(({ allowUnknownProperties }) => allowUnknownProperties))
    return []
  const properties = objects.flatMap((node) =>
    node.properties.concat(node.groups.flatMap(groupProperties))
  )

  return Object.keys(value).flatMap((key) => {
    const known = properties.filter(({ fieldName }) => fieldName === key)
    const keyPath = path === '' ? key : `${path}.${key}`
    return known.length === 0 ? [keyPath] : unknownBelow(known, value[key], keyPath)
  })
}

/** Lists the top-level keys of a validator, in its order. */
export function knownKeys(validator: AnyValidator): string[] {
  const schema = getSchema(validator)
  return schema.type === 'object' ? schema.properties.map(({ fieldName }) => fieldName) : []
}

/**
 * Lists the paths of all keys in a body that the validator does not know; none if it ignores them. Only own keys are
 * read, so that `__proto__` and `constructor` are handled like any other.
 */
export function unknownKeys(validator: AnyValidator, body: Record<string, unknown>): string[] {
  const schema = getSchema(validator)
  if (schema.type === 'object' && schema.allowUnknownProperties) return []
  const beside = getIgnoredKeys(validator)
  const fromNamespaces = Object.keys(body).filter((key) => NAMESPACES.has(key))
  const unknown = unknownBelow([schema], body, '').filter((path) => !beside.has(path))
  return [...new Set([...fromNamespaces, ...unknown])]
}

/** @throws `unknown_field` if there are any */
export function assertNoneUnknown(kind: 'field' | 'parameter', unknown: readonly string[]) {
  if (unknown.length === 0) return
  throw new Failure('unknown_field', {
    errors: unknown.slice(0, MAX_NAMED).map((path) => {
      const field = path.slice(0, MAX_NAME_LENGTH)
      return {
        field,
        rule: UNKNOWN_RULE,
        message: `The ${field} ${kind} is not known to this call`,
      }
    }),
  })
}
