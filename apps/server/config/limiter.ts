import env from '#start/env'

/** Factors of the limits: in production, in the demo world, and none for benchmarks and tests of races. */
const SCALES = { normal: 1, demo: 10, off: Number.POSITIVE_INFINITY } as const

export const limiterConfig = {
  scale: SCALES[env.get('RATE_LIMIT_PROFILE', 'normal')],
  /** Limits that each process counts alone are divided by this number. */
  processes: env.get('SERVER_PROCESSES', 1),
  redisUrl: env.get('REDIS_URL'),
}

/**
 * Whether callers are not limited. The server then sheds no load either: benchmarks and tests of races send more at once
 * than it would admit, and want all of it handled.
 */
export const isLimiterOff = () => limiterConfig.scale === Number.POSITIVE_INFINITY
