import { EventEmitter } from 'node:events'
import type Electron from 'electron'

/** A fake of Electron's `Notification` that records what is shown, in order. */
export function createNotificationSystem() {
  const system = { isSupported: true, refuses: false, shown: [] as FakeNotification[] }

  class FakeNotification extends EventEmitter {
    static isSupported() {
      return system.isSupported
    }

    readonly options: Electron.NotificationConstructorOptions
    isClosed = false

    constructor(options: Electron.NotificationConstructorOptions = {}) {
      super()
      this.options = options
    }

    show() {
      if (system.refuses) throw new Error('The system refuses.')
      system.shown.push(this)
    }

    close() {
      this.isClosed = true
    }
  }

  return {
    system,
    Notification: FakeNotification as unknown as typeof Electron.Notification,
    get titles() {
      return system.shown.map(({ options }) => options.title)
    },
  }
}
