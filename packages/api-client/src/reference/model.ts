/** One field of a body, a parameter, an answer. */
export interface ReferenceField {
  name: string
  /** In the notation of TypeScript, more or less: `string | null`, `1 to 100`, `Bot[]`. */
  type: string
  /** Where the type leads to, when it is one of the shapes. */
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
  /** Of an object that is none of the shapes. */
  fields: ReferenceField[]
}

export interface ReferenceErrorResponse {
  status: number
  code: string
  reason: string
}

/**
 * Who may call: visitors too, visitors and members with different answers, members alone, members without a token, bots with
 * a token of their own.
 */
export type Callers = 'everybody' | 'anybody' | 'members' | 'sessions' | 'bots'

export interface ReferenceCall {
  id: string
  method: string
  path: string
  summary: string
  description?: string | undefined
  callers: Callers
  parameters: ReferenceParameter[]
  body: ReferenceField[]
  responses: ReferenceResponse[]
  errors: ReferenceErrorResponse[]
  /** For a terminal. */
  curl: string
  /** What comes back, as JSON. */
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

/** The API's description as a page shows it: every reference resolved, every example written out. */
export interface ApiReference {
  groups: ReferenceGroup[]
  schemas: ReferenceSchema[]
}
