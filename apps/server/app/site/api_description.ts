import { Type } from 'typebox'
import type { ApiDocument } from '#app/core/openapi/document'
import { describe, json } from '#app/core/openapi/operation'

/** Loosely typed: a test validates the document against the schema of OpenAPI. */
const Document = Type.Unsafe<ApiDocument>({
  type: 'object',
  required: ['openapi'],
  properties: { openapi: { type: 'string', examples: ['3.1.1'] } },
  additionalProperties: true,
})

export const siteDescription = describe('Description', 'The API in the words of machines.', {
  'api_description.show': {
    summary: 'This description',
    answers: { 200: json('OpenAPI 3.1.', Document) },
  },
})
