import { join } from 'node:path'
import type { App, LoginItemSettingsOptions, Settings } from 'electron'
import { preventable } from './event.ts'
import { createEmitter } from './reject-unknown-members.ts'

/** What holds for every start of the client on one simulated machine. */
export interface Machine {
  /** The folder of the person who uses it. */
  home: string
  language: string
  /** Which instance has the lock. */
  holder: SimulatedApp | null
}

export interface AppFacts {
  machine: Machine
  isPackaged: boolean
  closeWindows: () => boolean
  destroyWindows: () => void
}

/** `app`: the client's life from its start to its end, and what it has told the system. */
export class SimulatedApp extends createEmitter('app') {
  readonly isPackaged: boolean
  /** In the order in which they were called: what must come before `ready` can be looked up. */
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

  /** What Electron does once the main process' file has run. */
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

  /** Asks everything whether it may end; ends it when nothing objects. */
  quit() {
    if (this.exitCode !== null) return
    const isStopped = (name: string) => {
      const event = preventable({})
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
