/**
 * The checks that forms share with the server: plain functions without library or Node module. Apart from
 * `contract.ts`, because every page loads that, and the forms alone need these.
 */
export { MAX_URL_LENGTH } from './app/core/text.js'
export type { FieldCheck, FieldDefect } from './app/core/field_checks.js'
export * from './app/announcements/field_checks.js'
export * from './app/appeals/field_checks.js'
export * from './app/directory/questions/field_checks.js'
export * from './app/certification/field_checks.js'
export * from './app/directory/field_checks.js'
export * from './app/identity/field_checks.js'
export * from './app/identity/desktop/field_checks.js'
export * from './app/moderation/field_checks.js'
export * from './app/moderation/notes/field_checks.js'
export * from './app/moderation/saved_replies/field_checks.js'
export * from './app/support/field_checks.js'
