import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ensureElectron, findElectron } from '../src/electron.ts'
import { createProgress } from '../src/machine/progress.ts'
import { put, scratch } from './scratch.ts'

const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}
const PROGRAM = PROGRAMS[process.platform] ?? 'electron'
const VERSION = '45.4.1'
const FETCHED = { [`dist/${PROGRAM}`]: '', 'dist/version': `v${VERSION}` }

/** An electron package with the given install script. */
function electron(install: string, files: Record<string, string> = {}) {
  return scratch({
    'package.json': JSON.stringify({ version: VERSION }),
    'install.js': install,
    ...files,
  })
}

/** Does what Electron's own script does. */
const FETCHING = `
  const { mkdirSync, writeFileSync } = require('node:fs')
  const { dirname } = require('node:path')
  for (const [file, text] of Object.entries(${JSON.stringify(FETCHED)})) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync('runs', '')`
const FAILING = `console.error('getaddrinfo ENOTFOUND github.com'); process.exit(1)`

function ensure(folder: string, env: NodeJS.ProcessEnv = {}) {
  const { step } = createProgress({ write: () => {} }, {})
  return ensureElectron({ logDirectory: scratch(), step, env, folder })
}

describe('finding Electron', () => {
  it('the package’s download is used', () => {
    const folder = electron('', FETCHED)
    expect(findElectron({}, folder)).toBe(join(folder, 'dist', PROGRAM))
  })

  it('a download of another version is not used', () => {
    expect(
      findElectron({}, electron('', { ...FETCHED, 'dist/version': 'v44.0.0' }))
    ).toBeUndefined()
  })

  it('ELECTRON_OVERRIDE_DIST_PATH takes precedence, whatever its version', () => {
    const named = scratch({ [PROGRAM]: '' })
    const env = { ELECTRON_OVERRIDE_DIST_PATH: named }
    expect(findElectron(env, electron('', FETCHED))).toBe(join(named, PROGRAM))
  })

  it('nothing else is used when that folder has no Electron', () => {
    const env = { ELECTRON_OVERRIDE_DIST_PATH: scratch() }
    expect(findElectron(env, electron('', FETCHED))).toBeUndefined()
  })
})

describe('ensuring that Electron is installed', () => {
  it('downloads it once, with the package’s own script', async () => {
    const folder = electron(FETCHING)
    const program = join(folder, 'dist', PROGRAM)
    expect(await ensure(folder)).toBe(program)
    expect(existsSync(join(folder, 'runs'))).toBe(true)
    put(folder, { 'install.js': FAILING })
    expect(await ensure(folder)).toBe(program)
  })

  it('a failed download explains what to do', async () => {
    await expect(ensure(electron(FAILING))).rejects.toThrow(
      /could not be downloaded .* ELECTRON_MIRROR.* ELECTRON_OVERRIDE_DIST_PATH/
    )
  })

  it('so does a script that succeeds without leaving a program', async () => {
    await expect(ensure(electron(''))).rejects.toThrow(/could not be downloaded/)
  })

  it('nothing is downloaded when ELECTRON_OVERRIDE_DIST_PATH is set', async () => {
    const folder = electron(FETCHING)
    const named = scratch()
    await expect(ensure(folder, { ELECTRON_OVERRIDE_DIST_PATH: named })).rejects.toThrow(
      `ELECTRON_OVERRIDE_DIST_PATH is ${named}, which does not contain`
    )
    expect(existsSync(join(folder, 'runs'))).toBe(false)
  })
})
