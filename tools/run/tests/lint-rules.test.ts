import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../src/machine/places.ts'

const CONFIG = '.oxlintrc.json'
const PLUGIN = 'tools/check/lint-plugin.mjs'

interface Finding {
  filename: string
  message: string
  help: string
}

/** Each file breaks one of the rules that are the project's own. */
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
      "import { addAccountPart } from '#app/identity/account/account_parts'\naddAccountPart({})\n",
    message: 'list it in start/account_parts.ts',
  },
  {
    what: 'a unit of time that is declared again',
    file: 'apps/web-pwa/src/lib/clock.ts',
    source: 'const HOUR_MS = 3_600_000\nexport const NAP_MS = 2 * HOUR_MS\n',
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
]

describe("the linter's rules of our own", () => {
  let folder: string
  let findings: Finding[]

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
    for (const file of [CONFIG, PLUGIN]) cpSync(join(ROOT, file), join(folder, file))
    for (const { file, source } of OFFENSES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), source)
    }
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(OFFENSES)('refuse $what', ({ file, message }) => {
    const messages = findings
      .filter(({ filename }) => filename === file)
      .map((finding) => `${finding.message} ${finding.help}`)
    expect(messages.join('\n')).toContain(message)
  })
})
