import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type Electron from 'electron'

/** The argument of a start at login: the client starts in the tray, without a window. */
export const HIDDEN_SWITCH = '--hidden'

/** Whether the client starts at login. The system stores that, not a file of the client. */
export interface LoginItem {
  /** Whether it can be changed. A client that runs from its sources has no program to start. */
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
  return options.platform === 'linux'
    ? createAutostartEntry(options)
    : createSystemLoginItem(options)
}

function createSystemLoginItem({ app, platform }: LoginItemOptions): LoginItem {
  // Windows finds an entry only by the arguments that it was created with.
  const entryArgs = platform === 'win32' ? { args: [HIDDEN_SWITCH] } : {}
  return {
    canChange: true,
    get isOn() {
      return app.getLoginItemSettings(entryArgs).openAtLogin
    },
    set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin, ...entryArgs }),
  }
}

const ENTRY_NAME = 'botanica-staff.desktop'

/**
 * Quotes an argument as the Desktop Entry Specification requires, and escapes `%`, which would
 * start a field code.
 */
function quote(argument: string) {
  return `"${argument
    .replaceAll(/["`$\\]/g, String.raw`\$&`)
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`
}

/** Electron has no login items on Linux. Desktops there start the entries of the autostart folder. */
function createAutostartEntry({ app, env, execPath }: LoginItemOptions): LoginItem {
  const configuration = env.XDG_CONFIG_HOME || join(app.getPath('home'), '.config')
  const path = join(configuration, 'autostart', ENTRY_NAME)
  // An AppImage is mounted on a folder that changes with each start.
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
        `Exec=${quote(program)} ${HIDDEN_SWITCH}`,
        'Terminal=false',
        'X-GNOME-Autostart-enabled=true',
      ]
      writeFileSync(path, `${lines.join('\n')}\n`)
    },
  }
}
