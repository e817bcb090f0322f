/** Runs the console straight from its TypeScript sources; the build replaces this file. */
import '@poppinss/ts-exec'

await import('./bin/console.js')
