import env from '#start/env'

/** How wide the limits are: of production, of the demo world, or none at all for benchmarks and tests of races. */
const SCALES = { normal: 1, demo: 10, off: Number.POSITIVE_INFINITY } as const

export const limiterConfig = {
  scale: SCALES[env.get('RATE_LIMIT_PROFILE', 'normal')],
  /** What one process counts alone, it counts for its share of all. */
  processes: env.get('SERVER_PROCESSES', 1),
  redisUrl: env.get('REDIS_URL'),
}
