import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Keeps every byte of a body as one character. `core/middleware/body_parser_middleware` decodes the bytes as UTF-8 and
 * rejects invalid ones.
 */
export const RAW_BODY_ENCODING = 'latin1'

/** Only JSON, read as bytes: forms and files are rejected with 415 earlier. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  json: { types: [] },
  multipart: { types: [], autoProcess: false, processManually: [] },
  raw: { types: ['application/json'], encoding: RAW_BODY_ENCODING, limit: '100kb' },
})
