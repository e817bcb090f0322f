import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_BUILD, type Site } from './site.ts'

const SCRIPT = /^(?<name>.+)-(?<hash>[\w-]{7})\.js$/
const COMPRESSED = /\.(?:br|gz)$/
const TEXT = /\.(?:js|json)$/

const folders: string[] = []

/**
 * Creates another build of the site: every script has another name, and the old names are gone.
 * @param mark suffix of the names, different for each deploy
 */
function createBuild(mark: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'botanica-build-'))
  folders.push(folder)
  cpSync(SITE_BUILD, folder, { recursive: true })
  const assets = join(folder, 'client/assets')
  const scripts = readdirSync(assets).filter((name) => SCRIPT.test(name))
  const renamed = new Map(
    scripts.map((name) => [name, name.replace(SCRIPT, `$<name>-$<hash>${mark}.js`)])
  )
  const known = new RegExp(
    scripts.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g'
  )
  for (const name of readdirSync(join(folder, 'client'), { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, 'client', name)
    if (COMPRESSED.test(name)) rmSync(path)
    else if (TEXT.test(name)) {
      const text = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        text.replaceAll(known, (script) => renamed.get(script)!)
      )
    }
  }
  for (const [old, name] of renamed) renameSync(join(assets, old), join(assets, name))
  return folder
}

/** Restarts the server, optionally with other settings. */
export async function restart(site: Site, settings?: Record<string, string>) {
  await site.stopServer()
  await site.startServer(settings)
}

/** Restarts the server with another build of the site. */
export function deploy(site: Site, mark: string) {
  return restart(site, { SITE_BUILD_DIR: createBuild(mark) })
}

/** Deletes the builds that tests created. */
export function deleteBuilds() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
}
