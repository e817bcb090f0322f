import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

/** Pretends to be an older version of Node before the program itself is loaded. */
const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})'

test.group('Node’s version', () => {
  for (const program of ['bin/server.ts', 'bin/console.ts']) {
    test(`too old for ${program} ends it with a message`, async ({ assert }) => {
      const child = spawn(
        process.execPath,
        ['--import=@poppinss/ts-exec', `--import=${OLD_NODE}`, program],
        { cwd: app.makePath(), stdio: ['ignore', 'pipe', 'pipe'] }
      )
      const [printed, code] = await Promise.all([
        text(child.stderr),
        new Promise((resolve) => child.once('exit', resolve)),
      ])
      assert.equal(code, 1)
      assert.match(
        printed,
        /^Botanica's server needs Node 24 or later, and this is Node 20\.20\.2\./
      )
    })
  }
})
