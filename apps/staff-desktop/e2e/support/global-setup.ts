import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const CLIENT = join(import.meta.dirname, '../..')

/** Builds what the shell loads: the preload and the renderer. */
export default function setup() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--run', 'build'], {
    cwd: CLIENT,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The client could not be built:\n${stdout}\n${stderr}`)
}
