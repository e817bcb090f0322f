import { spawnSync } from 'node:child_process'
import { databaseOnlyEnvironment } from '@botanica/run/environment'
import { BUILT_SERVER, DATABASE_TIMEOUT_MS, type Site } from './site.ts'

/** Runs an ace command on the database of the tests. */
export function ace({ databaseUrl: url }: Site, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['ace.js', ...args], {
    cwd: BUILT_SERVER,
    env: {
      ...process.env,
      DATABASE_TIMEOUT_MS,
      ...databaseOnlyEnvironment({ app: url, migrator: url }),
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`ace ${args.join(' ')}:\n${stdout}\n${stderr}`)
}
