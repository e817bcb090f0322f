import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../src/machine/paths.ts'

const CONFIG = '.oxlintrc.json'
const PLUGIN = 'tools/check/lint-plugin.mjs'
const TABLE_OWNERS = 'tools/check/table-owners.mjs'
const CONTEXTS = 'apps/server/app'
/** The configuration loads a plugin from it. */
const MODULES = 'node_modules'

interface Finding {
  filename: string
  message: string
  help: string
}

const PLAYWRIGHT = "import { expect, test } from '@playwright/test'\n"

/** Each file breaks a rule of the project. */
const OFFENSES = [
  {
    what: 'an outbox handler that a context registers itself',
    file: 'apps/server/app/reviews/outbox.ts',
    source: "import { onOutbox } from '#app/core/outbox/outbox'\nonOutbox('reviews', () => {})\n",
    message: 'list it in start/outbox.ts',
  },
  {
    what: 'a live topic that a context registers itself',
    file: 'apps/server/app/reviews/live.ts',
    source: "import { addLiveTopic } from '#app/core/live/live_topic'\naddLiveTopic({})\n",
    message: 'list it in start/live.ts',
  },
  {
    what: 'a live source that a context registers itself',
    file: 'apps/server/app/voting/live.ts',
    source: "import { addLiveSource } from '#app/core/live/live_source'\naddLiveSource({})\n",
    message: 'list it in start/live.ts',
  },
  {
    what: 'a job that a context registers itself',
    file: 'apps/server/app/voting/jobs/count.ts',
    source: "import { addJob } from '#app/core/jobs/jobs'\naddJob({})\n",
    message: 'list it in start/jobs.ts',
  },
  {
    what: 'an account part that a context registers itself',
    file: 'apps/server/app/voting/account.ts',
    source:
      "import { registerAccountModule } from '#app/identity/account/account_modules'\nregisterAccountModule({})\n",
    message: 'list it in start/account_modules.ts',
  },
  {
    what: 'a word that the field has another term for',
    file: 'apps/web-pwa/src/lib/paint.ts',
    source: 'export function paintColours() {}\n',
    message: 'colors, not colours',
  },
  {
    what: 'a unit of time that is declared again',
    file: 'apps/web-pwa/src/lib/clock.ts',
    source: 'const HOUR_MS = 3_600_000\nexport const NAP_MS = 2 * HOUR_MS\n',
    message: 'core/time.ts',
  },
  {
    what: 'a time that is written out as a product',
    file: 'apps/web-pwa/src/lib/nap.ts',
    source: 'export const NAP_MS = 2 * 60 * 60 * 1_000\n',
    message: 'core/time.ts',
  },
  {
    what: 'an HTTP status that is declared again',
    file: 'apps/web-pwa/src/lib/gone.ts',
    source: 'const NOT_FOUND = 404\nexport const isGone = (status) => status === NOT_FOUND\n',
    message: 'core/http/status.ts',
  },
  {
    what: 'a statement as plain text',
    file: 'apps/server/app/voting/queries/raw.ts',
    source: "export const read = (trx) => trx.rawQuery('SELECT 1')\n",
    message: 'sql tag of core/database',
  },
  {
    what: "a statement by Lucid's query builder",
    file: 'apps/server/commands/built.ts',
    source: "export const clear = (trx) => trx.from('bots').where('id', 1).delete()\n",
    message: 'sql tag of core/database',
  },
  {
    what: 'a pattern of snowflakes that is written again',
    file: 'apps/staff-desktop/src/main/ids.ts',
    source: 'export const isId = (text) => /^\\d{17,20}$/.test(text)\n',
    message: 'SNOWFLAKE_PATTERN',
  },
  {
    what: 'a count of elements that is compared once',
    file: 'apps/web-pwa/e2e/count.e2e.ts',
    source: `${PLAYWRIGHT}test('x', async ({ page }) => expect(await page.locator('a').count()).toBe(1))\n`,
    message: 'toHaveCount()',
  },
  {
    what: 'a state of an element that is compared once',
    file: 'apps/staff-desktop/e2e/state.e2e.ts',
    source: `${PLAYWRIGHT}test('x', async ({ page }) => expect(await page.locator('a').isVisible()).toBe(true))\n`,
    message: 'toBeVisible',
  },
]

const SQL = "import { sql } from '#app/core/database/sql'\n"
const BOTS = "import { BOTS } from '#app/directory/tables'\n"
const QUERIES = `${CONTEXTS}/reviews/queries`

/** Statements in reviews that use the tables of directory. */
const FOREIGN_STATEMENTS = [
  {
    what: 'reading a table of another context by its name',
    file: `${QUERIES}/read.ts`,
    source: `${SQL}export const all = sql\`SELECT id FROM bots\`\n`,
    message: 'bots belongs to directory',
  },
  {
    what: 'reading it in a list of tables',
    file: `${QUERIES}/list.ts`,
    source: `${SQL}export const all = sql\`SELECT 1 FROM ratings, bots\`\n`,
    message: 'bots belongs to directory',
  },
  {
    what: 'naming it in a piece of a statement',
    file: `${QUERIES}/piece.ts`,
    source: 'export const TABLES = `bots LEFT JOIN ratings ON true`\n',
    message: 'bots belongs to directory',
  },
  {
    what: 'deleting from it in the middle of a statement',
    file: `${QUERIES}/delete.ts`,
    source: `${SQL}export const end = (id) => sql\`WITH a AS (SELECT \${id}) DELETE FROM bots\`\n`,
    message: 'bots belongs to directory',
  },
  {
    what: 'writing a table that its owner exports for reading',
    file: `${QUERIES}/write.ts`,
    source: `${SQL}${BOTS}export const end = sql\`UPDATE \${BOTS} SET name = ''\`\n`,
    message: 'Only directory writes its tables',
  },
  {
    what: 'giving it a name of one’s own',
    file: `${QUERIES}/name.ts`,
    source: "import { rawSql } from '#app/core/database/sql'\nexport const OURS = rawSql('bots')\n",
    message: 'bots belongs to directory',
  },
  {
    what: 'a condition on it without an import that shows so',
    file: `${QUERIES}/column.ts`,
    source: `${SQL}export const LIVE = sql\`bots.deleted_at IS NULL\`\n`,
    message: 'nothing is imported from there',
  },
]

const OWN_STATEMENT = {
  file: `${QUERIES}/own.ts`,
  source: `${SQL}${BOTS}export const all = sql\`
  WITH gone AS (DELETE FROM ratings RETURNING id)
  SELECT ratings.id FROM ratings JOIN \${BOTS} ON bots.id = ratings.bot_id FOR UPDATE OF bots\`\n`,
}

describe("the project's lint rules", () => {
  let folder: string
  let findings: Finding[]

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
    symlinkSync(join(ROOT, MODULES), join(folder, MODULES), 'junction')
    const owners = globSync(`${CONTEXTS}/*/tables.ts`, { cwd: ROOT })
    for (const file of [CONFIG, PLUGIN, TABLE_OWNERS, ...owners]) {
      cpSync(join(ROOT, file), join(folder, file))
    }
    for (const { file, source } of [...OFFENSES, ...FOREIGN_STATEMENTS, OWN_STATEMENT]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), source)
    }
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', 'apps'], {
      cwd: folder,
      encoding: 'utf8',
    })
    findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  const listMessages = (file: string) =>
    findings
      .filter(({ filename }) => filename === file)
      .map((finding) => `${finding.message} ${finding.help}`)

  it.each([...OFFENSES, ...FOREIGN_STATEMENTS])('reject $what', ({ file, message }) => {
    expect(listMessages(file).join('\n')).toContain(message)
  })

  it('let a context write its own tables and read what others export', () => {
    expect(listMessages(OWN_STATEMENT.file)).toEqual([])
  })
})
