import type { Observable } from './services.ts'

/** An {@link Observable} that can be changed. */
export interface WritableObservable<Value> extends Observable<Value> {
  set: (value: Value) => void
}

/**
 * Creates an observable. It notifies listeners only if the value differs, and an error in one listener does not affect
 * the others.
 */
export function createObservable<Value>(
  initial: Value,
  onError: (error: unknown) => void = () => {}
): WritableObservable<Value> {
  const listeners = new Set<(value: Value) => void>()
  let current = initial
  return {
    get current() {
      return current
    },
    subscribe(listener) {
      // A wrapper for each subscription, so that the same function can subscribe twice.
      const entry = (value: Value) => listener(value)
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) {
        try {
          listener(value)
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
