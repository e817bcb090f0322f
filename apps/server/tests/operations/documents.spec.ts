import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SETTINGS } from '#start/env'
import { readSources } from '#tests/contract/support/sources'

const ROOT = app.makePath('../..')
const PAGES = join(ROOT, 'docs/operations')
const CONSOLE_PAGE = 'console.md'
const SETTINGS_PAGE = 'configure.md'

/** A command that goes on in the next line. */
const CONTINUED = /\\\n\s*/g
const CODE = /```sh\n([\s\S]*?)```|`([^`\n]+)`/g
const ACE = /(?:\bace\.js|\bnpm run ace --) ([\w:]+)([^\n|]*)/g
/** Before the path, Node's own options. */
const NPM_SCRIPT = /\bnpm run ([\w:]+)(?: -- ([^\n]*))?/g
const LISTED = /`([a-z]+:?[a-z]*)\b([^`]*)`/g
const FLAG = /--(?:no-)?([a-z][\w-]*)/g
const NPM_SCRIPT_FLAGS: Readonly<Record<string, string>> = {
  'ops:drill': 'tools/run/src/commands/ops-drill.ts',
}
/** The flags that every command of the framework has. */
const GLOBAL_FLAGS = ['json', 'help', 'ansi']
/** `migration:run` is how the tests make their databases. */
const RUN_OUTSIDE = 'tools/run/src'

/** Commands of the framework that tests run through its library, and how. */
const RUN_BY_LIBRARY: Readonly<Record<string, RegExp>> = {
  'migration:rollback': /migrate\('down'\)/,
}

interface Usage {
  page: string
  name: string
  flags: string[]
}

const flagsIn = (text: string) => [...text.matchAll(FLAG)].map(([, flag]) => flag!)

function readPage(page: string): string {
  return readFileSync(join(PAGES, page), 'utf8').replaceAll(CONTINUED, '')
}

/** The commands in the code of the pages. */
function usages(pattern: RegExp): Usage[] {
  return readdirSync(PAGES)
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) =>
      [...readPage(page).matchAll(CODE)].flatMap(([, block = '', inline = '']) =>
        [...(block + inline).matchAll(pattern)].map(([, name, rest = '']) => {
          return { page, name: name!, flags: flagsIn(rest) }
        })
      )
    )
}

test.group('Operations | the pages', () => {
  test('name commands of the console that exist, with flags that they have', async ({ assert }) => {
    await ace.boot()
    const listed = [...readPage(CONSOLE_PAGE).matchAll(LISTED)]
      .filter(([, name]) => ace.getCommand(name!))
      .map(([, name, rest = '']) => ({ page: CONSOLE_PAGE, name: name!, flags: flagsIn(rest) }))
    const all = [...usages(ACE), ...listed].filter(({ name }) => name !== 'list')
    assert.isAbove(all.length, 40)
    for (const { page, name, flags } of all) {
      const command = ace.getCommand(name)
      assert.exists(command, `${page}: ${name}`)
      const known = [...command!.flags.map(({ flagName }) => flagName), ...GLOBAL_FLAGS]
      for (const flag of flags) assert.include(known, flag, `${page}: ${name} --${flag}`)
    }
  })

  test('list every command of the server', async ({ assert }) => {
    await ace.boot()
    const page = readPage(CONSOLE_PAGE)
    const own = readdirSync(app.makePath('commands')).map((file) =>
      file.replace(/\.ts$/, '').replace('_', ':')
    )
    assert.deepEqual(
      own.filter((name) => !page.includes(`\`${name}`)),
      []
    )
  })

  test('explain every setting', ({ assert }) => {
    const page = readPage(SETTINGS_PAGE)
    assert.deepEqual(
      Object.keys(SETTINGS).filter((name) => !page.includes(`\`${name}\``)),
      []
    )
  })

  test('name commands that a test or a drill runs', ({ assert }) => {
    const sources = [app.makePath('tests'), join(ROOT, RUN_OUTSIDE)].flatMap(readSources).join('\n')
    const names = new Set(usages(ACE).map(({ name }) => name))
    names.delete('list')
    assert.deepEqual(
      [...names].filter((name) => !(RUN_BY_LIBRARY[name] ?? new RegExp(`'${name}'`)).test(sources)),
      []
    )
  })

  test('name npm scripts that exist, with options that they have', ({ assert }) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const all = usages(NPM_SCRIPT).filter(({ name }) => name !== 'ace')
    assert.isNotEmpty(all)
    for (const { page, name, flags } of all) {
      assert.property(scripts, name, page)
      const source = NPM_SCRIPT_FLAGS[name]
      if (source === undefined) continue
      const text = readFileSync(join(ROOT, source), 'utf8')
      for (const flag of flags)
        assert.match(text, new RegExp(`\\b${flag}: \\{`), `${page}: ${name}`)
    }
  })
})
