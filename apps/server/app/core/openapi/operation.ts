import { Type, type Static, type TSchema } from 'typebox'
import type { FailureCode } from '#app/core/errors'
import { internalId, snowflake } from '#app/core/openapi/schemas'
import type { AnyValidator } from '#app/core/validation/known_keys'
import type { Registry } from '#registry'

/**
 * What a context says of its routes (`api_description.ts` beside `routes.ts`). It is held against the types that the client
 * gets: a field that an answer has and its schema has not, or the other way round, does not compile.
 */

/** The client's registry knows all calls; what is no call of a client is left out of it (`adonisrc.ts`). */
export type RouteName = keyof Registry | `${'site' | 'health'}.${string}`

/** What the client's registry knows of a route; of routes that are no calls it knows nothing. */
type TypesOf<Name extends RouteName> = Name extends keyof Registry
  ? Registry[Name]['types']
  : // oxlint-disable-next-line typescript/no-explicit-any -- nothing is known of it
    { params: {}; query: {}; body: {}; response: any }

declare const VALUE: unique symbol

/** One status that a call can have when it succeeds. `Value` is the body's type, in both directions. */
export interface ResponseDescription<Value> {
  description: string
  /** Absent for an answer without a body. */
  content?: { type: string; schema: TSchema }
  /** Whether the `Link` header announces the next page. */
  isPage?: boolean
  /** Whether `Location` says where to go. */
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

/** Of a validator, what it can be described by. */
export type Describable = Pick<AnyValidator, 'schema'>

/** A validator whose input is what the route's call takes. */
type Takes<Input> = Describable & {
  readonly '~standard': { readonly types?: { readonly input: Input } | undefined }
}

interface Described<Response> {
  /** One line: what the call does. */
  summary: string
  /** What else one has to know; paragraphs are parted by an empty line. */
  description?: string
  /** By status. */
  answers: Record<number, ResponseDescription<BodyOf<Response>>>
  /**
   * What this call refuses, in the caller's words. What its middleware refuses is known already (`route_checks.ts`), and so
   * are 404 for what a path can name, and 422 for what a validator refuses.
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

/** As the document is built of it. */
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
 * @param tag the heading under which the calls stand
 * @param about what they are for, in a sentence
 * @param operations by the routes' names
 */
export function describe(
  tag: string,
  about: string,
  operations: { [Name in RouteName]?: OperationOf<TypesOf<Name>> }
): Description {
  const tagged = Object.entries(operations).map(([name, operation]) => [
    name,
    { ...operation, tag },
  ])
  return { tag, about, operations: Object.fromEntries(tagged) }
}

/** An answer with a JSON body. */
export function json<Schema extends TSchema>(
  description: string,
  schema: Schema
): ResponseDescription<Static<Schema>> {
  return { description, content: { type: 'application/json', schema } }
}

/** One page of a list. */
export function page<Schema extends TSchema>(
  description: string,
  item: Schema
): ResponseDescription<Static<Schema>[]> {
  return { ...json(description, Type.Array(item)), isPage: true } as ResponseDescription<
    Static<Schema>[]
  >
}

// oxlint-disable-next-line typescript/no-explicit-any -- no JSON, so no type to be held against
type Untyped = ResponseDescription<any>

/** A document for people, not for programs. */
export function html(description: string): Untyped {
  return { description, content: { type: 'text/html', schema: Type.String() } }
}

export function redirect(description: string): Untyped {
  return { description, isRedirect: true }
}

/** Done, and nothing more to say. */
export function nothing(description: string): Untyped {
  return { description }
}

/** A parameter of a path: an id of the platform's. */
export const snowflakeParam = (description: string): Parameter => ({
  description,
  schema: snowflake(),
})

/** A parameter of a path: an id of ours. */
export const idParam = (description: string): Parameter => ({ description, schema: internalId() })
