import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { addSettings, readSettings } from '#app/core/setup/settings_files'

async function createFolder(cleanup: (handler: () => Promise<void>) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'))
  cleanup(() => rm(folder, { recursive: true }))
  return folder
}

/** Returns what a shell reads from the files, as the operator's guide sources them. */
function readByShell(folder: string, name: string): string {
  const script = `. '${join(folder, 'server.env')}'; printf %s "$${name}"`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' })
}

test.group('Settings files', () => {
  test('are read alike by the server and a shell')
    .with(['plain', 'two words', '$HOME `id` "\\', "Fern's site"])
    .run(async ({ assert, cleanup }, value) => {
      const folder = await createFolder(cleanup)
      await addSettings(folder, { NAME: value })
      assert.deepEqual(await readSettings(folder), { NAME: value })
      assert.equal(readByShell(folder, 'NAME'), value)
    })

  test('refuse values that no quotes keep as they are')
    .with(['"', '$', '\\', '`'])
    .run(async ({ assert, cleanup }, special) => {
      const folder = await createFolder(cleanup)
      await assert.rejects(() => addSettings(folder, { NAME: `Fern's ${special}` }), /NAME has a '/)
      assert.deepEqual(await readdir(folder), [])
    })
})
