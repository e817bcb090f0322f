import type { Event } from 'electron'

/** Creates an event whose default listeners may prevent. */
export function createPreventableEvent<Details extends object>(details: Details): Event<Details> {
  const event = {
    ...details,
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true
    },
  }
  return event
}
