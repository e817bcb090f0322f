import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { create } from 'tar'
import { ensureBuilt } from '../build.ts'
import { ROOT, ensureLogDirectory } from '../machine/paths.ts'
import { createProgress } from '../machine/progress.ts'
import { listenForStop } from '../machine/stop-request.ts'
import {
  assembleRelease,
  createEmptyFolder,
  describeRelease,
  hashFile,
  nameRelease,
} from '../release/assemble.ts'

const DEFAULT_FOLDER = 'release'

/**
 * `npm run release [-- --out=<folder>] [-- --no-archive]`: builds what has changed and packs server, site, production
 * packages and operators' files into one archive. `--no-archive` leaves the folder instead.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: DEFAULT_FOLDER },
      archive: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  const { signal } = listenForStop()
  const { step, line } = createProgress()
  const logDirectory = ensureLogDirectory(process.env)
  const out = resolve(ROOT, values.out)
  await ensureBuilt({ step, logDirectory, signal })

  const release = await describeRelease()
  const name = nameRelease(release.version)
  const folder = join(out, name)
  await mkdir(out, { recursive: true })
  await step('Release, assembled', async () => {
    await createEmptyFolder(folder)
    await assembleRelease(folder, release, { logFile: join(logDirectory, 'release.log'), signal })
  })
  if (!values.archive) {
    line(`\n${folder}`)
    return 0
  }

  const archive = `${folder}.tar.gz`
  await step('Archive', async () => {
    await create(
      { file: archive, cwd: out, gzip: true, portable: true, mtime: new Date(release.date) },
      [name]
    )
    await writeFile(`${archive}.sha256`, `${await hashFile(archive)}  ${name}.tar.gz\n`)
    await rm(folder, { recursive: true })
  })
  line(`\n${archive}`)
  return 0
}
