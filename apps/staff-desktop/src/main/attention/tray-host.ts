import { execFile } from 'node:child_process'

/** Longer than a bus of the same machine takes, and short enough to be known before anybody closes a window. */
const BUS_MS = 2_000
/** Who shows icons of trays on the desktops of Linux has this name on the session's bus. */
const WATCHER = 'org.kde.StatusNotifierWatcher'
const BUS = 'org.freedesktop.DBus'
const BUS_PATH = '/org/freedesktop/DBus'

/** Programs that ask the bus; GNOME's desktops have the first, those with systemd the second, and D-Bus brings the third. */
const PROGRAMS: readonly [program: string, ...args: string[]][] = [
  [
    'gdbus',
    'call',
    '--session',
    `--dest=${BUS}`,
    `--object-path=${BUS_PATH}`,
    `--method=${BUS}.NameHasOwner`,
    WATCHER,
  ],
  ['busctl', '--user', 'call', BUS, BUS_PATH, BUS, 'NameHasOwner', 's', WATCHER],
  [
    'dbus-send',
    '--session',
    '--print-reply',
    `--dest=${BUS}`,
    BUS_PATH,
    `${BUS}.NameHasOwner`,
    `string:${WATCHER}`,
  ],
]

type Answer = 'yes' | 'no' | 'not there'

function askBus(program: string, args: readonly string[], path?: string): Promise<Answer> {
  const env = path === undefined ? process.env : { ...process.env, PATH: path }
  return new Promise((resolve) => {
    execFile(program, args, { timeout: BUS_MS, env }, (error, answer) => {
      if (error?.code === 'ENOENT') resolve('not there')
      else resolve(error === null && /\btrue\b/.test(answer) ? 'yes' : 'no')
    })
  })
}

/**
 * Whether the system shows an icon in a tray. Some desktops of Linux do not, and Electron does not say so; a client whose
 * window went there could not be found again.
 * @param path where programs are looked for, instead of in `PATH`
 */
export async function findTrayHost(platform: NodeJS.Platform, path?: string): Promise<boolean> {
  if (platform !== 'linux') return true
  for (const [program, ...args] of PROGRAMS) {
    const answer = await askBus(program, args, path)
    if (answer !== 'not there') return answer === 'yes'
  }
  return false
}
