import env from '#start/env'

const port = env.get('METRICS_PORT')
const LOOPBACK = '127.0.0.1'

/** Where this process serves its metrics; `undefined` if it does not. */
export const metricsConfig = port ? { port, host: env.get('METRICS_HOST', LOOPBACK) } : undefined
