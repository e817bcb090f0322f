import { EventEmitter } from 'node:events'

/** Promises and test reporters look whether there is something by these names. */
const LOOKED_FOR = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType', 'tagName'])

/**
 * A piece of the simulated Electron that ends the test when something is asked of it that it does not have: what the main
 * process newly uses is to be added, not to be undefined.
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

/** The same for pieces that are classes and emit events. */
export function createEmitter(name: string): new () => EventEmitter {
  class Emitter extends EventEmitter {}
  Object.setPrototypeOf(Emitter.prototype, rejectUnknownMembers(name, EventEmitter.prototype))
  return Emitter
}
