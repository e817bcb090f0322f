import type { Client } from '../client.ts'
import type { Schema } from './json-schema.ts'

export type ApiDocument = Awaited<ReturnType<Client['apiDescription']['show']>>
export type DescribedCall = ApiDocument['paths'][string][string]

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

export interface Response {
  $ref?: string
  description: string
  content?: Record<string, { schema: Schema; example?: unknown }>
}

export const JSON_TYPE = 'application/json'
