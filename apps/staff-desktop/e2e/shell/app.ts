import { join } from 'node:path'
import type { App, LoginItemSettingsOptions, Settings } from 'electron'
import { createPreventableEvent } from './event.ts'
import { createEmitter } from './reject-unknown-members.ts'

/** What all starts of the client on one simulated machine share. */
export interface Machine {
  /** The user's home folder. */
  home: string
  language: string
  /** The instance that holds the lock. */
  holder: SimulatedApp | null
}

export interface AppFacts {
  machine: Machine
  isPackaged: boolean
  closeWindows: () => boolean
  destroyWindows: () => void
}

/** `app`: the client's lifecycle, and what it has told the system. */
export class SimulatedApp extends createEmitter('app') {
  readonly isPackaged: boolean
  /** Calls in their order, to check what came before `ready`. */
  readonly calls: string[] = []
  readonly switches: string[] = []
  name = 'Botanica Staff'
  badgeCount = 0
  loginItem: Settings = {}
  userModelId: string | null = null
  hasRelaunch = false
  exitCode: number | null = null
  readonly #ready = Promise.withResolvers<void>()
  #isReady = false

  readonly commandLine = {
    appendSwitch: (name: string) => void this.switches.push(name),
    hasSwitch: (name: string) => this.switches.includes(name),
    getSwitchValue: () => '',
    removeSwitch: (name: string) => void this.switches.splice(this.switches.indexOf(name), 1),
  }

  constructor(readonly facts: AppFacts) {
    super()
    this.isPackaged = facts.isPackaged
  }

  /** Does what Electron does once the main file has run. */
  becomeReady() {
    if (this.#isReady) return
    this.#isReady = true
    this.calls.push('ready')
    this.emit('ready')
    this.#ready.resolve()
  }
  whenReady() {
    return this.#ready.promise
  }
  isReady() {
    return this.#isReady
  }
  enableSandbox() {
    this.calls.push('enableSandbox')
  }
  disableHardwareAcceleration() {
    this.calls.push('disableHardwareAcceleration')
  }
  getVersion() {
    return '0.1.0'
  }
  getName() {
    return this.name
  }
  setName(name: string) {
    this.name = name
  }
  getPath(name: Parameters<App['getPath']>[0]) {
    return join(this.facts.machine.home, name)
  }
  setPath() {}
  getAppPath() {
    return join(import.meta.dirname, '../..')
  }
  getLocale() {
    return this.facts.machine.language
  }
  getSystemLocale() {
    return this.facts.machine.language
  }
  getPreferredSystemLanguages() {
    return [this.facts.machine.language]
  }
  setAppUserModelId(id: string) {
    this.userModelId = id
  }
  setAboutPanelOptions() {}
  setAsDefaultProtocolClient() {
    this.calls.push('setAsDefaultProtocolClient')
    return true
  }
  setBadgeCount(count: number) {
    this.badgeCount = count
    return true
  }
  setLoginItemSettings(settings: Settings) {
    this.loginItem = settings
  }
  getLoginItemSettings(_options?: LoginItemSettingsOptions) {
    const openAtLogin = this.loginItem.openAtLogin ?? false
    return { openAtLogin, wasOpenedAtLogin: false, executableWillLaunchAtLogin: openAtLogin }
  }
  focus() {}
  relaunch() {
    this.hasRelaunch = true
  }

  requestSingleInstanceLock() {
    const { machine } = this.facts
    if (machine.holder && machine.holder !== this) {
      machine.holder.emit('second-instance', {}, ['botanica-staff'], machine.home, {})
      return false
    }
    machine.holder = this
    return true
  }
  hasSingleInstanceLock() {
    return this.facts.machine.holder === this
  }
  releaseSingleInstanceLock() {
    if (this.facts.machine.holder === this) this.facts.machine.holder = null
  }

  /** Asks all windows whether they may close, and quits when none objects. */
  quit() {
    if (this.exitCode !== null) return
    const isStopped = (name: string) => {
      const event = createPreventableEvent({})
      this.emit(name, event)
      return event.defaultPrevented
    }
    if (isStopped('before-quit') || !this.facts.closeWindows() || isStopped('will-quit')) return
    this.#end(0)
  }
  exit(code = 0) {
    this.facts.destroyWindows()
    this.#end(code)
  }
  #end(code: number) {
    if (this.exitCode !== null) return
    this.exitCode = code
    this.releaseSingleInstanceLock()
    this.emit('quit', {}, code)
  }
}
