import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type Electron from 'electron'

/** Given to the client when the system starts it at login: it goes to the tray without a window. */
export const HIDDEN_SWITCH = '--hidden'

/** Whether the client starts when its user signs in to the machine. The system knows that; no file of ours does. */
export interface LoginItem {
  /** Whether it can be changed here: what runs from its sources has nothing that could be started. */
  readonly canChange: boolean
  readonly isOn: boolean
  set: (isOn: boolean) => void
}

export interface LoginItemOptions {
  app: Pick<
    Electron.App,
    'isPackaged' | 'getLoginItemSettings' | 'setLoginItemSettings' | 'getPath' | 'getName'
  >
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  execPath: string
}

export function createLoginItem(options: LoginItemOptions): LoginItem {
  if (!options.app.isPackaged) return { canChange: false, isOn: false, set: () => {} }
  return options.platform === 'linux' ? autostartEntry(options) : systemsOwn(options)
}

function systemsOwn({ app, platform }: LoginItemOptions): LoginItem {
  // Windows finds an entry only by the arguments that it was made with.
  const asked = platform === 'win32' ? { args: [HIDDEN_SWITCH] } : {}
  return {
    canChange: true,
    get isOn() {
      return app.getLoginItemSettings(asked).openAtLogin
    },
    set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin, ...asked }),
  }
}

const ENTRY_NAME = 'botanica-staff.desktop'

/** As the Desktop Entry Specification quotes an argument, and `%`, which would be a field code. */
function quoted(argument: string) {
  return `"${argument
    .replaceAll(/["`$\\]/g, String.raw`\$&`)
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`
}

/** Electron changes nothing on Linux; desktops there start what lies in one folder. */
function autostartEntry({ app, env, execPath }: LoginItemOptions): LoginItem {
  const configuration = env.XDG_CONFIG_HOME || join(app.getPath('home'), '.config')
  const path = join(configuration, 'autostart', ENTRY_NAME)
  // An AppImage runs from a folder that is gone at the next start.
  const program = env.APPIMAGE || execPath
  return {
    canChange: true,
    get isOn() {
      return existsSync(path)
    },
    set(isOn) {
      if (!isOn) return rmSync(path, { force: true })
      mkdirSync(dirname(path), { recursive: true })
      const lines = [
        '[Desktop Entry]',
        'Type=Application',
        `Name=${app.getName()}`,
        `Exec=${quoted(program)} ${HIDDEN_SWITCH}`,
        'Terminal=false',
        'X-GNOME-Autostart-enabled=true',
      ]
      writeFileSync(path, `${lines.join('\n')}\n`)
    },
  }
}
