import 'reflect-metadata'
import type { RequestListener, Server } from 'node:http'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { Kernel } from '@adonisjs/core/ace'
import type { ApplicationService } from '@adonisjs/core/types'

const APP_ROOT = new URL('../', import.meta.url)
const READ_SETTINGS = 'The console needs the settings of the server: docs/operations/console.md.'

/** The application, with its settings checked before anything else is loaded. */
export function ignite() {
  return new Ignitor(APP_ROOT, {
    importer: (path: string) =>
      path.startsWith('./') || path.startsWith('../')
        ? import(new URL(path, APP_ROOT).href)
        : import(path),
  }).tap((app) => {
    app.booting(async () => {
      await import('#start/env').catch(explainOnConsole)
    })
    app.listen('SIGTERM', () => end(app))
    app.listen('SIGINT', () => end(app))
  })
}

/** The console prints an error by its `render`; of others it prints the stack, which does not name the settings. */
function explainOnConsole(error: Error & { help?: string }): never {
  const text = [error.message, error.help, READ_SETTINGS].filter(Boolean).join('\n')
  throw Object.assign(error, {
    render: (_: unknown, { ui }: Kernel) => ui.logger.error(text),
  })
}

/**
 * Exits the process as soon as everything is closed. Timers of some libraries would keep it alive: for example, one
 * that waits until Discord's rate limit ends in an hour.
 */
async function end(app: ApplicationService) {
  await app.terminate()
  // A second signal arrives while the first one is still being handled.
  if (app.isTerminated) process.exit()
}

/** Starts the HTTP server. Its modules are loaded only after the settings have been checked. */
export function serve(ignitor: Ignitor) {
  let createServer: ((handler: RequestListener) => Server) | undefined
  ignitor.tap((app) => {
    // Before anything loads the libraries that it instruments, but after the settings.
    app.booting(() => traceIfConfigured(app))
    app.starting(async () => {
      createServer = (await import('#app/core/http/node_server')).createNodeServer
    })
  })
  return ignitor.httpServer().start((handler) => createServer!(handler))
}

/** Starts tracing if an endpoint for traces is set. Otherwise its libraries are not loaded. */
async function traceIfConfigured(app: ApplicationService) {
  const { default: env } = await import('#start/env')
  const endpoint =
    env.get('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? env.get('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (!endpoint) return
  const { startTracing } = await import('#app/core/observability/tracing')
  // Hooks run in reverse order: after this one nothing else ends.
  app.terminating(startTracing())
}

/** After a failed start, prints the reason to standard error and exits with code 1, whatever was opened before. */
export async function failStart(error: unknown) {
  await prettyPrintError(error)
  process.exit(1)
}
