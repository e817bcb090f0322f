import { createRequire } from 'node:module'
import env from '#start/env'
import { defineConfig } from '@adonisjs/core/logger'
import type * as sonicBoom from 'sonic-boom'

/** Its types and its CommonJS exports disagree about the import. */
const { SonicBoom } = createRequire(import.meta.url)('sonic-boom') as typeof sonicBoom

/** Share of requests that are logged. */
export const accessLogRatio = env.get('ACCESS_LOG_RATIO', 1)

const STDOUT = 1
/** Buffered bytes of log lines while they cannot be written. Further lines are dropped. */
const MAX_WAITING_BYTES = 1_048_576

/**
 * Standard output, written in the background. If it cannot be written (a full disk, a closed pipe), lines are buffered,
 * then dropped; the server continues.
 */
const destination = new SonicBoom({ fd: STDOUT, sync: false, maxLength: MAX_WAITING_BYTES })
destination.on('error', () => {})
process.once('exit', () => {
  try {
    destination.flushSync()
  } catch {
    // If this fails, the last lines are lost.
  }
})

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'botanica',
      level: env.get('LOG_LEVEL'),
      destination,
      redact: { paths: ['*.token', '*.authorization', '*.cookie', '*.email'] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
