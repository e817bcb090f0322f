import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractFile, listPackage } from '@electron/asar'
import { build, Platform } from 'electron-builder'
import { configuration } from '../../packaging/config.ts'

const CLIENT = join(import.meta.dirname, '../..')
/** What Electron's program has in it for its fuses: this text, the version of what follows, how many there are, and each. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const WIRE_VERSION = 1
/** As Electron leaves them. */
const FACTORY = '101101110'
const ELECTRON_FILES = ['LICENSE', 'LICENSES.chromium.html', 'version', 'chrome-sandbox'].concat(
  'chrome_crashpad_handler',
  'locales/en-US.pak',
  'locales/ro.pak',
  'locales/de.pak'
)

/** A folder of Electron's shape, with a program that can do nothing but be told by its fuses. */
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
  /** Everything in the package's archive, by its path in it. */
  files: ReadonlyMap<string, Buffer>
}

/** What electron-builder is told, to pack for Linux round a stand-in for Electron. */
function optionsFor(
  folder: string,
  output: string,
  { target, furtherFuses }: { target: string; furtherFuses: string }
) {
  const electronDist = join(folder, 'electron')
  standIn(electronDist, furtherFuses)
  const config = configuration({ updateFeed: null })
  return {
    projectDir: CLIENT,
    targets: Platform.LINUX.createTarget(target),
    config: { ...config, electronDist, directories: { ...config.directories, output } },
    publish: 'never' as const,
  }
}

/**
 * Computes the menu entry of the AppImage, the file that desktops read. Nothing is fetched: electron-builder hands it over before
 * it makes the image.
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
 * Packs what was built, as `pnpm pack linux dir` does, round a stand-in for Electron: electron-builder chooses the files,
 * makes the archive and has the fuses flipped, and nothing is fetched.
 * @param furtherFuses of a later Electron, of which nobody has decided
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
