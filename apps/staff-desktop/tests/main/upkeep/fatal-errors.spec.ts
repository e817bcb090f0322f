import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { logFatalErrors } from '../../../src/main/upkeep/fatal-errors.ts'

function start() {
  const process = new EventEmitter()
  const did: unknown[] = []
  const stop = logFatalErrors({
    process,
    log: (...line) => void did.push(line),
    giveUp: () => void did.push('gave up'),
  })
  return { process, did, stop }
}

test('an uncaught exception is logged and quits the client', () => {
  const { process, did } = start()
  const error = new Error('x')
  process.emit('uncaughtException', error)
  expect(did).toEqual([['uncaught exception', error], 'gave up'])
})

test('an unhandled rejection is logged', () => {
  const { process, did } = start()
  process.emit('unhandledRejection', 'why')
  expect(did).toEqual([['unhandled rejection', 'why']])
})

test('listeners are removed at the end', () => {
  const { process, stop } = start()
  stop()
  expect(process.eventNames()).toEqual([])
})
