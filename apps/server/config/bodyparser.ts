import { defineConfig } from '@adonisjs/core/bodyparser'

/** JSON alone: forms and files reach the 415 check instead (`security.md` section 4). */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  raw: { types: [] },
  multipart: { types: [], autoProcess: false, processManually: [] },
  json: {
    types: ['application/json'],
    limit: '100kb',
    strict: true,
    convertEmptyStringsToNull: true,
  },
})
