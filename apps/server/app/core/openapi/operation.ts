import { Type, type Static, type TSchema } from 'typebox'
import type { FailureCode } from '#app/core/errors'
import { internalId, snowflake } from '#app/core/openapi/schemas'
import type { AnyValidator } from '#app/core/validation/known_keys'
import type { Registry } from '#registry'

/**
 * The descriptions of a context's routes (`api_description.ts` beside `routes.ts`). They are compared with the types
 * that the client gets: a field that is only in the response or only in its schema does not compile.
 */

/** The client's registry contains all API calls. Other routes are excluded from it (`adonisrc.ts`). */
export type RouteName = keyof Registry | `${'site' | 'health'}.${string}`

declare const VALUE: unique symbol

/** A successful response. `Value` is the type of its body, invariant. */
export interface ResponseDescription<Value> {
  description: string
  /** Absent for a response without a body. */
  content?: { type: string; schema: TSchema }
  /** Whether the `Link` header contains the next page. */
  isPage?: boolean
  /** Whether a header may contain the search with its typos corrected. */
  isSearch?: boolean
  /** Whether it has a `Location` header. */
  isRedirect?: boolean
  readonly [VALUE]?: (value: Value) => Value
}

export interface Parameter {
  description: string
  schema: TSchema
}

/** The type of a response's body. Routes that write the response themselves have none, so any schema fits. */
// oxlint-disable-next-line typescript/no-explicit-any -- fits every schema
type BodyOf<Response> = unknown extends Response ? any : Response extends void ? any : Response

/** The part of a validator that describes it. */
export type Describable = Pick<AnyValidator, 'schema'>

/** A validator whose input is that of the route's call. */
type Takes<Input> = Describable & {
  readonly '~standard': { readonly types?: { readonly input: Input } | undefined }
}

interface Described<Response> {
  /** One line that says what the call does. */
  summary: string
  /** Further details; paragraphs are separated by an empty line. */
  description?: string
  /** By status. */
  answers: Record<number, ResponseDescription<BodyOf<Response>>>
  /**
   * Errors specific to this call. Errors of its middleware (`route_checks.ts`), 404 for path parameters and 422 for
   * validators are added automatically.
   */
  failures?: Partial<Record<FailureCode, string>>
}

type WithParams<Params> = keyof Params extends never
  ? { params?: never }
  : { params: { [Name in keyof Params]: Parameter } }
type WithQuery<Query> = keyof Query extends never ? { query?: never } : { query: Takes<Query> }
type WithBody<Body> = keyof Body extends never ? { body?: Describable } : { body: Takes<Body> }

type OperationOf<
  Types extends { params: unknown; query: unknown; body: unknown; response: unknown },
> = Described<Types['response']> &
  WithParams<Types['params']> &
  WithQuery<Types['query']> &
  WithBody<Types['body']>

/** The form from which the document is built. */
export interface Operation extends Described<unknown> {
  tag: string
  params?: Record<string, Parameter>
  query?: Describable
  body?: Describable
}

export interface Description {
  tag: string
  /** What the group of calls is for. */
  about: string
  operations: Partial<Record<RouteName, Operation>>
}

/**
 * @param tag the heading of the group
 * @param about what the group is for, in one sentence
 * @param operations by route name
 */
export function describe(
  tag: string,
  about: string,
  operations: {
    [Name in RouteName]?: Name extends keyof Registry
      ? OperationOf<Registry[Name]['types']>
      : Omit<Operation, 'tag'>
  }
): Description {
  const tagged = Object.entries(operations).map(([name, operation]) => [
    name,
    { ...operation, tag },
  ])
  return { tag, about, operations: Object.fromEntries(tagged) }
}

/** A response with a JSON body. */
export function json<Schema extends TSchema>(
  description: string,
  schema: Schema
): ResponseDescription<Static<Schema>> {
  return { description, content: { type: 'application/json', schema } }
}

/** A page of a list. */
export function page<Schema extends TSchema>(
  description: string,
  item: Schema
): ResponseDescription<Static<Schema>[]> {
  return { ...json(description, Type.Array(item)), isPage: true } as ResponseDescription<
    Static<Schema>[]
  >
}

// oxlint-disable-next-line typescript/no-explicit-any -- not JSON, so there is no type to compare with
type Untyped = ResponseDescription<any>

/** An HTML page. */
export function html(description: string): Untyped {
  return { description, content: { type: 'text/html', schema: Type.String() } }
}

/** An SVG image. */
export function svg(description: string): Untyped {
  return { description, content: { type: 'image/svg+xml', schema: Type.String() } }
}

export function redirect(description: string): Untyped {
  return { description, isRedirect: true }
}

/** A response without a body. */
export function nothing(description: string): Untyped {
  return { description }
}

/** A Discord id in the path. */
export const snowflakeParam = (description: string): Parameter => ({
  description,
  schema: snowflake(),
})

/** An internal id in the path. */
export const idParam = (description: string): Parameter => ({ description, schema: internalId() })
