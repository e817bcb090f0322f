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

/** Electron's package, with an install script of ours. */
function electron(install: string, files: Record<string, string> = {}) {
  return scratch({
    'package.json': JSON.stringify({ version: VERSION }),
    'install.js': install,
    ...files,
  })
}

/** What Electron's own script leaves. */
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
  it('what the package has fetched is taken', () => {
    const folder = electron('', FETCHED)
    expect(findElectron({}, folder)).toBe(join(folder, 'dist', PROGRAM))
  })

  it('that of another version is not', () => {
    expect(
      findElectron({}, electron('', { ...FETCHED, 'dist/version': 'v44.0.0' }))
    ).toBeUndefined()
  })

  it('one that is named wins, of whatever version', () => {
    const named = scratch({ [PROGRAM]: '' })
    const env = { ELECTRON_OVERRIDE_DIST_PATH: named }
    expect(findElectron(env, electron('', FETCHED))).toBe(join(named, PROGRAM))
  })

  it('nothing else is taken when none is where it is said to be', () => {
    const env = { ELECTRON_OVERRIDE_DIST_PATH: scratch() }
    expect(findElectron(env, electron('', FETCHED))).toBeUndefined()
  })
})

describe('having Electron', () => {
  it('fetches it once, by the package’s own script', async () => {
    const folder = electron(FETCHING)
    const program = join(folder, 'dist', PROGRAM)
    expect(await ensure(folder)).toBe(program)
    expect(existsSync(join(folder, 'runs'))).toBe(true)
    put(folder, { 'install.js': FAILING })
    expect(await ensure(folder)).toBe(program)
  })

  it('a sentence says what to do when it cannot be fetched', async () => {
    await expect(ensure(electron(FAILING))).rejects.toThrow(
      /could not be fetched .* ELECTRON_MIRROR.* ELECTRON_OVERRIDE_DIST_PATH/
    )
  })

  it('so does one for a script that says all is well and leaves nothing', async () => {
    await expect(ensure(electron(''))).rejects.toThrow(/could not be fetched/)
  })

  it('nothing is fetched in the place of one that is named', async () => {
    const folder = electron(FETCHING)
    const named = scratch()
    await expect(ensure(folder, { ELECTRON_OVERRIDE_DIST_PATH: named })).rejects.toThrow(
      `ELECTRON_OVERRIDE_DIST_PATH names ${named}, and there is no`
    )
    expect(existsSync(join(folder, 'runs'))).toBe(false)
  })
})
