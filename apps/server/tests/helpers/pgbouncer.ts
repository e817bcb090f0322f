import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { withClient } from '@botanica/testkit/database'
import { choosePort } from '@botanica/testkit/server-settings'
import { eventually } from '#tests/helpers/eventually'

const PROGRAM = 'pgbouncer'
/** Debian installs it where only root looks for programs. */
const PATH = `${process.env.PATH}:/usr/sbin`
const DEPLOY = app.makePath('../../deploy/pgbouncer')
const SETTINGS = 'pgbouncer.ini'
const USERS = 'userlist.txt'
/** Whom it runs as when it is started by root: it refuses to run as root, and reads its files before it changes. */
const ACCOUNT = 'nobody'

/** Whether this machine has one; tests that need it say that they skip. */
export function hasPgBouncer(): boolean {
  return !spawnSync(PROGRAM, ['--version'], { env: { PATH } }).error
}

/** The statements that operators run for the role's sessions, for another database. */
export async function readSessionSettings(database: string): Promise<string> {
  const text = await readFile(join(DEPLOY, 'session.sql'), 'utf8')
  return text.replaceAll('IN DATABASE botanica', `IN DATABASE "${database}"`)
}

/** PgBouncer with the operators' settings, in front of the database of an address. */
export class TestPgBouncer {
  #child: ChildProcess | undefined
  #folder = ''
  #url = ''

  /** The same database through PgBouncer. */
  get url() {
    return this.#url
  }

  /** @param settings that replace those of the file */
  async start(address: string, settings: Record<string, string | number>) {
    const { username, password, hostname, port, pathname } = new URL(address)
    const bouncer = new URL(address)
    bouncer.port = String(await choosePort())
    this.#url = bouncer.href
    this.#folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
    const users = join(this.#folder, USERS)
    await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)

    let text = await readFile(join(DEPLOY, SETTINGS), 'utf8')
    text = text.replace(
      'botanica = host=127.0.0.1 port=5432',
      `${pathname.slice(1)} = host=${hostname} port=${port}`
    )
    const replaced = { listen_port: bouncer.port, auth_file: users, ...settings }
    for (const [name, value] of Object.entries(replaced)) {
      text = text.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`)
    }
    const file = join(this.#folder, SETTINGS)
    await writeFile(file, text)

    const isRoot = process.getuid?.() === 0
    this.#child = spawn(PROGRAM, ['--quiet', ...(isRoot ? ['--user', ACCOUNT] : []), file], {
      env: { PATH },
      stdio: 'ignore',
    })
    await eventually(() => this.#answers())
  }

  async stop() {
    const child = this.#child
    this.#child = undefined
    if (child && child.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(this.#folder, { recursive: true, force: true })
  }

  #answers() {
    return withClient(this.#url, (client) => client.query('SELECT 1')).then(
      () => true,
      () => false
    )
  }
}
