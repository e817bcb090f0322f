import logger from '@adonisjs/core/services/logger'
import { Redis } from 'ioredis'

const PREFIX = 'botanica:'
const CONNECT_TIMEOUT_MS = 1_000
/** A slow Redis must not delay requests: after this the process counts alone. */
const COMMAND_TIMEOUT_MS = 100
const MAX_RECONNECT_DELAY_MS = 5_000
const RECONNECT_STEP_MS = 200

/**
 * Connects a client that fails immediately instead of queueing, and reconnects by itself.
 * @param options.commandTimeoutMs after which a command fails, in milliseconds
 */
export function connectRedis(
  url: string,
  { commandTimeoutMs = COMMAND_TIMEOUT_MS }: { commandTimeoutMs?: number } = {}
): Redis {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: commandTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * RECONNECT_STEP_MS, MAX_RECONNECT_DELAY_MS),
  })
  let isDown = false
  redis.on('error', (error) => {
    if (!isDown) logger.warn({ err: error }, 'Redis is away; each process limits rates alone')
    isDown = true
  })
  redis.on('ready', () => {
    if (isDown) logger.info('Redis is back')
    isDown = false
  })
  return redis
}
