import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scratch } from './scratch.ts'

const PACKAGE = fileURLToPath(new URL('../', import.meta.url))
const BOOTSTRAP = join(PACKAGE, 'bootstrap.mjs')
const NOBODY_LISTENS = 'http://127.0.0.1:1'
const NPM_MS = 60_000

describe('the bootstrap', () => {
  it('tells users of an old Node what to do', () => {
    const script = `
      Object.defineProperty(process.versions, 'node', { value: '18.20.0' })
      Object.defineProperty(process, 'version', { value: 'v18.20.0' })
      await import(${JSON.stringify(pathToFileURL(BOOTSTRAP).href)})`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      'Botanica needs Node 20 or newer to start and this is v18.20.0: install a newer one from https://nodejs.org and run the command again.'
    )
  })

  it(
    'says that the registry cannot be reached when a download fails',
    () => {
      const root = scratch()
      for (const file of [
        'bootstrap.mjs',
        'toolchain.json',
        'known-causes.json',
        'src/bootstrap.mjs',
      ]) {
        cpSync(join(PACKAGE, file), join(root, 'tools', 'run', file))
      }
      const { status, stderr } = spawnSync('node', ['tools/run/bootstrap.mjs', 'start'], {
        cwd: root,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          HOME: root,
          npm_config_registry: NOBODY_LISTENS,
          npm_config_fetch_retries: '0',
        },
      })
      expect(stderr).toContain(
        'Downloading Node and pnpm failed. The package registry could not be'
      )
      expect(status).toBe(1)
    },
    NPM_MS
  )

  it('lists the existing commands when the name is unknown', () => {
    const main = join(PACKAGE, 'src', 'machine', 'main.ts')
    const { status, stderr } = spawnSync(process.execPath, [main, 'water'], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('There is no command "water". The commands are:')
    expect(stderr).toContain('npm run start')
  })
})
