import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../src/machine/paths.ts'
import { scaleTimeout } from '../src/testing/timeouts.ts'
import {
  changeOwner,
  type Cluster,
  DURABLE,
  ensureServerAccount,
  findSystemPostgres,
  initializeCluster,
  LOCAL_ADDRESS,
  type Settings,
  startOnFreePort,
  SUPERUSER,
  withClient,
} from '../src/postgres/index.ts'
import { scratch } from './scratch.ts'

const WITHIN_MS = scaleTimeout(120_000)
const TRAVERSABLE = 0o755
const PASSWORD = 'point-in-time'
const HEADING = '## To a moment in time'
const CODE = /```(sh|ini)\n([\s\S]*?)```/g
/** The only base backup is taken. */
const BASE_BACKUP = /\b2026-\d\d-\d\d\b/
const SETTING = /^\s*(\w+) = '?(.*?)'?$/gm
/** What the pages do as administrator of a machine; here all of it belongs to one account. */
const AS_ADMINISTRATOR = /sudo (-u postgres )?|--owner=postgres --group=postgres /g
/** Servers are started and stopped by the test. */
const SERVICES = /^.*\bsystemctl .*$/gm

const programs = findSystemPostgres()
const account = ensureServerAccount()

/** The code below the heading of a page, with the folders of Debian and those of the pages below another one. */
function readSteps(page: string, folder: string) {
  const text = readFileSync(join(ROOT, 'docs/operations', page), 'utf8')
  const [section = ''] = text.slice(text.indexOf(HEADING) + HEADING.length).split('\n## ')
  const code = section
    .replaceAll('/var/lib/postgresql/15', folder)
    .replaceAll('/var/lib/botanica', join(folder, 'botanica'))
  const blocks = [...code.matchAll(CODE)].map(([, language, block]) => {
    return { language: language!, block: block! }
  })
  const settings: Settings = {}
  for (const { language, block } of blocks) {
    if (language !== 'ini') continue
    for (const [, name, value] of block.matchAll(SETTING)) settings[name!] = value!
  }
  const script = blocks
    .filter(({ language }) => language === 'sh')
    .map(({ block }) => block.replaceAll(AS_ADMINISTRATOR, '').replaceAll(SERVICES, ''))
  return { settings, script }
}

/** @throws with its output, when a command fails */
function run(script: string, cwd: string, port = '') {
  const { status, stdout, stderr } = spawnSync('bash', ['-euc', script], {
    ...account,
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(programs!.root, 'bin')}:${process.env.PATH}`,
      PGHOST: LOCAL_ADDRESS,
      PGPORT: port,
      PGUSER: SUPERUSER,
      PGPASSWORD: PASSWORD,
    },
  })
  if (status !== 0) throw new Error(`${script}\n${stdout}${stderr}`)
}

const query = (cluster: Cluster, text: string) =>
  withClient(cluster.url(), async (client) => (await client.query(text)).rows)

describe('the pages about backups', () => {
  it.skipIf(!programs && !process.env.CI)(
    'take a database back to a moment between two changes',
    { timeout: WITHIN_MS },
    async () => {
      if (!programs) throw new Error('Backups cannot be tested: apt-get install postgresql')
      const folder = scratch()
      chmodSync(folder, TRAVERSABLE)
      changeOwner(folder, account)
      const options = {
        directory: join(folder, 'main'),
        binaries: programs,
        account,
        password: PASSWORD,
        logFile: join(folder, 'postgres.log'),
      }
      await initializeCluster({ ...options, durable: true })
      async function start(settings: Settings) {
        const cluster = await startOnFreePort(options, undefined, { ...DURABLE, ...settings })
        onTestFinished(() => cluster.stop())
        return cluster
      }

      const backup = readSteps('backup.md', folder)
      const [createFolders, takeBackup] = backup.script
      run(`umask 077; mkdir botanica; ${createFolders}`, folder)
      const original = await start(backup.settings)
      await query(original, 'CREATE TABLE changes AS SELECT 1 AS id')
      run(takeBackup!, folder, String(original.port))
      await query(original, 'INSERT INTO changes VALUES (2)')
      const [{ moment }] = await query(original, 'SELECT clock_timestamp()::text AS moment')
      await query(original, 'INSERT INTO changes VALUES (3)')
      await query(original, 'SELECT pg_switch_wal()')
      // It archives the last segment before it ends.
      await original.stop()

      const restore = readSteps('restore.md', folder)
      run(restore.script.join('\n').replace(BASE_BACKUP, '*'), folder)
      const restored = await start({
        ...backup.settings,
        ...restore.settings,
        recovery_target_time: moment,
      })
      await expect
        .poll(() => query(restored, 'SELECT pg_is_in_recovery() AS recovers'), {
          timeout: WITHIN_MS,
        })
        .toEqual([{ recovers: false }])
      expect(await query(restored, 'SELECT id FROM changes ORDER BY id')).toEqual([
        { id: 1 },
        { id: 2 },
      ])
    }
  )
})
