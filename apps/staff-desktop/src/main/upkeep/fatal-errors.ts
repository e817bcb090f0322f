import type { LogFile } from './log-file.ts'

export interface FatalErrorsOptions {
  process: Pick<NodeJS.EventEmitter, 'on' | 'off'>
  log: LogFile['write']
  /** Shows that the client cannot continue, and quits. */
  giveUp: () => void
}

/**
 * Logs uncaught errors of the main process. After an uncaught exception the state is unknown, so the client quits; an
 * unhandled rejection is only logged. Electron's own dialog would show a stack trace and log nothing.
 * @returns a function that removes the listeners
 */
export function logFatalErrors({ process, log, giveUp }: FatalErrorsOptions): () => void {
  const onException = (error: unknown) => {
    log('uncaught exception', error)
    giveUp()
  }
  const onRejection = (reason: unknown) => log('unhandled rejection', reason)
  process.on('uncaughtException', onException)
  process.on('unhandledRejection', onRejection)
  return () => {
    process.off('uncaughtException', onException)
    process.off('unhandledRejection', onRejection)
  }
}
