import { EventEmitter } from 'node:events'
import type Electron from 'electron'

/** Creates an Electron event that records whether its default was prevented. */
export function createEvent<Params extends object>(params: Params = {} as Params) {
  const made = {
    defaultPrevented: false,
    preventDefault: () => void (made.defaultPrevented = true),
  }
  return Object.assign(made, params)
}

/** Creates a fake of an Electron emitter: `on` as in Electron, and `emit` for tests. */
export function createEmitter<Emitter extends { on: unknown }, Rest extends object>(rest: Rest) {
  return Object.assign(new EventEmitter(), rest) as unknown as Emitter & {
    emit: EventEmitter['emit']
  } & Rest
}

export type App = Pick<Electron.App, 'on'>
