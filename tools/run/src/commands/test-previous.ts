import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extract } from 'tar'
import { ROOT } from '../machine/paths.ts'
import { createProgress } from '../machine/progress.ts'
import { toExitCode } from '../machine/shell.ts'

/** The commit of the last release. */
const PREVIOUS_RELEASE = 'e4f5ad3'
const DATABASE = 'apps/server/database'
const TEST_FILES = 'apps/server/tests/**/*.spec.ts'
/** What the tables are made with. */
const SCHEMA = ['migrations', 'grants.ts', 'default_categories.ts']
/** Tests whose subject is the tables themselves, or what the release has recorded of them. */
const TESTS_OF_TABLES = ['apps/server/tests/database', 'apps/server/tests/contract']
/** Tests create their own rows. Earlier releases did not know that migrations insert some. */
const LAST_MIGRATION = '9999999999999_empty_categories.ts'
const EMPTY_CATEGORIES = `import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('TRUNCATE categories RESTART IDENTITY CASCADE')
  }
}
`

/**
 * `npm run test:previous [-- <commit> [<part of a path> …]]`: runs the server's tests of the release before, with its code, on the
 * tables of this checkout; all test files, or those whose paths contain one of the parts.
 * They pass when a release that has not been upgraded yet, or that one has rolled back to, works on the migrated database.
 */
export async function run([commit = PREVIOUS_RELEASE, ...parts]: string[]): Promise<number> {
  const { step } = createProgress()
  const folder = mkdtempSync(join(tmpdir(), 'botanica-previous-'))
  try {
    await step(`Release ${commit}, with the current tables`, async () => {
      const archive = join(folder, 'source.tar')
      execFileSync('git', ['archive', `--output=${archive}`, commit], { cwd: ROOT })
      await extract({ file: archive, cwd: folder })
      for (const name of SCHEMA) {
        cpSync(join(ROOT, DATABASE, name), join(folder, DATABASE, name), { recursive: true })
      }
      writeFileSync(join(folder, DATABASE, 'migrations', LAST_MIGRATION), EMPTY_CATEGORIES)
      for (const tests of TESTS_OF_TABLES) {
        rmSync(join(folder, tests), { recursive: true, force: true })
      }
      if (parts.length > 0) removeOtherTests(folder, parts)
    })
    const child = spawn(process.execPath, ['tools/run/bootstrap.mjs', 'test', 'server'], {
      cwd: folder,
      stdio: 'inherit',
    })
    // Ctrl-C reaches it from the terminal, and it stops by itself.
    process.on('SIGINT', () => {})
    process.once('SIGTERM', () => child.kill('SIGTERM'))
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    return toExitCode(code, signal)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function removeOtherTests(folder: string, parts: readonly string[]) {
  for (const file of globSync(TEST_FILES, { cwd: folder })) {
    if (!parts.some((part) => file.includes(part))) rmSync(join(folder, file))
  }
}
