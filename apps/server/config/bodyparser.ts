import { defineConfig } from '@adonisjs/core/bodyparser'

/** One character for each byte: `core/middleware/body_parser_middleware` decodes them, and refuses invalid UTF-8. */
export const RAW_BODY_ENCODING = 'latin1'

/** JSON alone, read as bytes: forms and files are refused with 415 before. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  json: { types: [] },
  multipart: { types: [], autoProcess: false, processManually: [] },
  raw: { types: ['application/json'], encoding: RAW_BODY_ENCODING, limit: '100kb' },
})
