/** A field of a body, a parameter or a response. */
export interface ReferenceField {
  name: string
  /**
   * In TypeScript-like notation: `string
   * null`, `1 to 100`, `Bot[]`.
   */
  type: string
  /** The schema that the type refers to, if it has a name. */
  schemaName?: string | undefined
  required: boolean
  description?: string | undefined
}

export interface ReferenceParameter extends ReferenceField {
  location: 'path' | 'query'
}

export interface ReferenceResponse {
  status: number
  description: string
  type?: string | undefined
  schemaName?: string | undefined
  /** Fields of an inline object. */
  fields: ReferenceField[]
}

export interface ReferenceErrorResponse {
  status: number
  code: string
  reason: string
}

/** A rate limit, by its name in the header `RateLimit`: so many requests at once, and as many again in the window. */
export interface ReferenceLimit {
  name: string
  quota: number
  windowSeconds: number
}

/**
 * Who may call: everybody, everybody with different responses for members, members only, members with a session only, or
 * bots with their own token.
 */
export type Callers = 'everybody' | 'anybody' | 'members' | 'sessions' | 'bots'

export interface ReferenceCall {
  id: string
  method: string
  path: string
  summary: string
  description?: string | undefined
  callers: Callers
  /** The scopes of which a member's token needs one. */
  scopes: string[]
  parameters: ReferenceParameter[]
  body: ReferenceField[]
  responses: ReferenceResponse[]
  errors: ReferenceErrorResponse[]
  limits: ReferenceLimit[]
  /** As a curl command. */
  curl: string
  /** The response, as JSON. */
  example?: string | undefined
}

export interface ReferenceGroup {
  name: string
  description: string
  calls: ReferenceCall[]
}

export interface ReferenceSchema {
  name: string
  description?: string | undefined
  fields: ReferenceField[]
}

/** The API description as a page shows it: references resolved, examples written out. */
export interface ApiReference {
  groups: ReferenceGroup[]
  schemas: ReferenceSchema[]
}
