export * from './judged-queries.ts'
export * from './score.ts'
