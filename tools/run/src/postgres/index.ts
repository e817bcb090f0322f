/** PostgreSQL from npm: for `npm start` and for the tests of every package. Production does not use it. */
export * from './account.ts'
export * from './binaries.ts'
export * from './cluster.ts'
export * from './embedded.ts'
export * from './home.ts'
export * from './leftovers.ts'
export * from './roles.ts'
export * from './system-programs.ts'
