import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractFile, listPackage } from '@electron/asar'
import { build, Platform } from 'electron-builder'
import { createConfiguration } from '../../packaging/config.ts'

const CLIENT = join(import.meta.dirname, '../..')
/** The fuse wire in Electron's binary: this sentinel, the version, the number of fuses, and each fuse. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const WIRE_VERSION = 1
/** Electron's default fuses. */
const FACTORY = '101101110'
const ELECTRON_FILES = ['LICENSE', 'LICENSES.chromium.html', 'version', 'chrome-sandbox'].concat(
  'chrome_crashpad_handler',
  'locales/en-US.pak',
  'locales/ro.pak',
  'locales/de.pak'
)

/** Writes a folder like Electron's, whose binary consists of the fuse wire only. */
function standIn(folder: string, furtherFuses: string) {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  for (const file of ELECTRON_FILES) writeFileSync(join(folder, file), '')
  const fuses = FACTORY + furtherFuses
  const wire = [WIRE_VERSION, fuses.length].map((byte) => Buffer.of(byte))
  writeFileSync(
    join(folder, 'electron'),
    Buffer.concat([Buffer.from(SENTINEL), ...wire, Buffer.from(fuses)])
  )
}

export interface Packed {
  program: string
  /** The files of the package's archive by path. */
  files: ReadonlyMap<string, Buffer>
}

/** Returns the options of electron-builder to package for Linux around a stand-in for Electron. */
function optionsFor(
  folder: string,
  output: string,
  { target, furtherFuses }: { target: string; furtherFuses: string }
) {
  const electronDist = join(folder, 'electron')
  standIn(electronDist, furtherFuses)
  const config = createConfiguration({ updateFeed: null })
  return {
    projectDir: CLIENT,
    targets: Platform.LINUX.createTarget(target),
    config: { ...config, electronDist, directories: { ...config.directories, output } },
    publish: 'never' as const,
  }
}

/**
 * Returns the `.desktop` file of the AppImage. Nothing is downloaded: electron-builder passes it on
 * before it builds the image.
 */
export async function computeMenuEntry(folder: string): Promise<string> {
  const options = optionsFor(folder, join(folder, 'release'), {
    target: 'AppImage',
    furtherFuses: '',
  })
  let entry = ''
  await build({
    ...options,
    async effectiveOptionComputed({ desktop }: { desktop: string }) {
      entry = desktop
      return true
    },
  })
  return entry
}

/**
 * Packages the build as `pnpm pack linux dir` does, around a stand-in for Electron:
 * electron-builder selects the files, writes the archive and flips the fuses, and nothing is
 * downloaded.
 * @param furtherFuses fuses of a later Electron that are not configured
 */
export async function pack(folder: string, furtherFuses = ''): Promise<Packed> {
  const output = join(folder, 'release')
  await build(optionsFor(folder, output, { target: 'dir', furtherFuses }))
  const unpacked = join(output, 'linux-unpacked')
  const archive = join(unpacked, 'resources/app.asar')
  const paths = listPackage(archive, { isPack: false }).map((path) =>
    path.replaceAll('\\', '/').slice(1)
  )
  const isFolder = (path: string) => paths.some((other) => other.startsWith(`${path}/`))
  const files = paths.filter((path) => !isFolder(path))
  return {
    program: join(unpacked, 'botanica-staff'),
    files: new Map(files.map((path) => [path, extractFile(archive, path)])),
  }
}
