import { execFile } from 'node:child_process'

/** More than a local D-Bus call takes, and short enough to finish before anybody closes a window. */
const BUS_MS = 2_000
/** The well-known name of the service that shows tray icons on Linux desktops. */
const WATCHER = 'org.kde.StatusNotifierWatcher'
const BUS = 'org.freedesktop.DBus'
const BUS_PATH = '/org/freedesktop/DBus'

/** Programs that call D-Bus: GNOME has the first, systemd the second, and D-Bus itself brings the third. */
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

type BusAnswer = 'yes' | 'no' | 'not there'

function queryBus(program: string, args: readonly string[], path?: string): Promise<BusAnswer> {
  const env = path === undefined ? process.env : { ...process.env, PATH: path }
  return new Promise((resolve) => {
    execFile(program, args, { timeout: BUS_MS, env }, (error, answer) => {
      if (error?.code === 'ENOENT') resolve('not there')
      else resolve(error === null && /\btrue\b/.test(answer) ? 'yes' : 'no')
    })
  })
}

/**
 * Whether the system shows tray icons. Some Linux desktops do not, and Electron does not report it;
 * a window that was hidden in such a tray could not be reopened.
 * @param path where programs are looked up instead of in `PATH`
 */
export async function findTrayHost(platform: NodeJS.Platform, path?: string): Promise<boolean> {
  if (platform !== 'linux') return true
  for (const [program, ...args] of PROGRAMS) {
    const answer = await queryBus(program, args, path)
    if (answer !== 'not there') return answer === 'yes'
  }
  return false
}
