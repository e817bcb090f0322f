import type { Observable } from './services.ts'

/** A {@link Observable} with the means to change it. */
export interface WritableObservable<Value> extends Observable<Value> {
  set: (value: Value) => void
}

/** Tells of a change only when the value is another one; a listener that throws keeps none of the others from hearing. */
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
      // One each, so that two subscriptions of the same function end one by one.
      const own = (value: Value) => listener(value)
      listeners.add(own)
      return () => listeners.delete(own)
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
