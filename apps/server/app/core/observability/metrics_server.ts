import { once } from 'node:events'
import { createServer } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { HTTP_INTERNAL_SERVER_ERROR, HTTP_NOT_FOUND } from '#app/core/http/status'
import type { MetricSource } from '#app/core/observability/metric_source'

const PATH = '/metrics'

interface MetricsServerOptions {
  host: string
  port: number
  sources: readonly MetricSource[]
}

/**
 * Serves metrics in the text format of Prometheus at an address of their own, which the public cannot reach.
 * @returns a function that closes it
 * @throws when the address is taken
 */
export async function startMetricsServer({ host, port, sources }: MetricsServerOptions) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const register of sources) register(registry)

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(HTTP_NOT_FOUND).end()
      return
    }
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics cannot be collected')
        response.writeHead(HTTP_INTERNAL_SERVER_ERROR).end()
      }
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  logger.info({ host, port }, 'metrics are served')
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
