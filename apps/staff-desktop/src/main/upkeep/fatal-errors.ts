import type { LogFile } from './log-file.ts'

export interface FatalErrorsOptions {
  process: Pick<NodeJS.EventEmitter, 'on' | 'off'>
  log: LogFile['write']
  /** Tells people that the client cannot go on, and ends it. */
  giveUp: () => void
}

/**
 * Logs errors of the main process that nobody has caught. After an uncaught exception its state is unknown, so the client ends; a
 * rejected promise has failed alone. Electron's own box would show a stack, and leave nothing in the log.
 * @returns what ends the listening
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
