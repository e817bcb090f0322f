import type { IncomingMessage } from 'node:http'

const HEALTH_PATHS = '/health/'

/** Health checks cause no load and must not fail under overload. */
export function isHealthCheck({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url!.startsWith(HEALTH_PATHS)
}
