import { execFile } from 'node:child_process'

/** Longer than a bus of the same machine takes, and short enough to be known before anybody closes a window. */
const BUS_MS = 2_000
/** Who shows icons of trays on the desktops of Linux has this name on the session's bus. */
const ASKED = [
  'call',
  '--session',
  '--dest=org.freedesktop.DBus',
  '--object-path=/org/freedesktop/DBus',
  '--method=org.freedesktop.DBus.NameHasOwner',
  'org.kde.StatusNotifierWatcher',
]

/**
 * Whether the system shows an icon in a tray. Some desktops of Linux do not, and Electron does not say so; a client whose
 * window went there could not be found again.
 */
export function findTrayHost(platform: NodeJS.Platform, program = 'gdbus'): Promise<boolean> {
  if (platform !== 'linux') return Promise.resolve(true)
  return new Promise((resolve) => {
    execFile(program, ASKED, { timeout: BUS_MS }, (error, answer) => {
      resolve(error === null && answer.includes('true'))
    })
  })
}
