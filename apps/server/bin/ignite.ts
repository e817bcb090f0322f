import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'

const APP_ROOT = new URL('../', import.meta.url)

/** The application, with its settings checked before anything else is loaded. */
export function ignite() {
  return new Ignitor(APP_ROOT, {
    importer: (path: string) =>
      path.startsWith('./') || path.startsWith('../')
        ? import(new URL(path, APP_ROOT).href)
        : import(path),
  }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
}

/** A start that failed says why on standard error and ends the process with code 1. */
export function failStart(error: unknown) {
  process.exitCode = 1
  return prettyPrintError(error)
}
