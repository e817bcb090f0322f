import { defineConfig } from '@adonisjs/core/bodyparser'

/** One character per byte: `core/middleware/body_parser_middleware` decodes them and rejects invalid UTF-8. */
export const RAW_BODY_ENCODING = 'latin1'

/** Only JSON, read as bytes: forms and files are rejected with 415 earlier. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  json: { types: [] },
  multipart: { types: [], autoProcess: false, processManually: [] },
  raw: { types: ['application/json'], encoding: RAW_BODY_ENCODING, limit: '100kb' },
})
