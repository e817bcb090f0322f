import { EventEmitter } from 'node:events'

/** Properties that promises and test reporters probe. */
const LOOKED_FOR = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType', 'tagName'])

/**
 * Wraps a module of the simulated Electron so that access to a missing member fails the test: what
 * the main process newly uses has to be added here, not to be undefined.
 */
export function rejectUnknownMembers<Piece extends object>(name: string, piece: Piece): Piece {
  return new Proxy(piece, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || LOOKED_FOR.has(key)) {
        return Reflect.get(target, key, receiver) as unknown
      }
      throw new Error(`The simulated shell has no ${name}.${key}: add it to e2e/shell.`)
    },
  })
}

/** The same for classes that emit events. */
export function createEmitter(name: string): new () => EventEmitter {
  class Emitter extends EventEmitter {}
  Object.setPrototypeOf(Emitter.prototype, rejectUnknownMembers(name, EventEmitter.prototype))
  return Emitter
}
