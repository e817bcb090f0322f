import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'

const STDOUT = 1

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'botanica',
      level: env.get('LOG_LEVEL'),
      transport: { targets: [targets.file({ destination: STDOUT })] },
      redact: { paths: ['*.token', '*.authorization', '*.cookie', '*.email'] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
