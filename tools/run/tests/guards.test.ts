import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { judgeGuard } from '../src/guards/check-guard.ts'
import {
  type Guard,
  StaleGuardError,
  getContext,
  removeGuard,
  selectGuards,
} from '../src/guards/guard.ts'
import { renderTable } from '../src/guards/table.ts'
import { createWorkingCopy } from '../src/guards/working-copy.ts'
import { NO_RESULTS } from '../src/suites/results.ts'
import { put, scratch } from './scratch.ts'

const GUARD: Guard = {
  name: 'votes: the cooldown',
  file: 'apps/server/app/voting/vote.ts',
  text: 'if (isEarly) throw early()',
  replacement: '',
  suite: 'server',
  test: 'tests/voting/vote.spec.ts',
  noticedBy: 'not twice',
}
const SOURCE = `${GUARD.text}\nsave()\n`

const judge = (...failures: string[]) =>
  judgeGuard(GUARD, { ...NO_RESULTS, failed: failures.length, failures })

const MANIFESTS = {
  'apps/one/package.json': '{ "name": "@botanica/one" }',
  'packages/two/package.json': '{ "name": "@botanica/two" }',
}

/** A checkout with an npm package, a package of its own, and files in all states that git knows. */
function checkout() {
  const folder = scratch({
    ...MANIFESTS,
    '.gitignore': 'node_modules\nignored\n',
    'apps/one/tracked.ts': 'before',
    'apps/one/deleted.ts': '',
    'apps/one/node_modules/library/index.js': 'installed',
    'apps/one/node_modules/@botanica/two/package.json': '{}',
  })
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  git('init')
  git('add', '.')
  rmSync(join(folder, 'apps/one/deleted.ts'))
  put(folder, { 'apps/one/tracked.ts': 'modified', 'apps/one/new.ts': 'new', ignored: 'secret' })
  return folder
}

function copyFolder(folder: string) {
  const copy = createWorkingCopy(folder)
  onTestFinished(copy.remove)
  const read = (file: string) => readFileSync(join(copy.root, file), 'utf8')
  return { copy, read, has: (file: string) => existsSync(join(copy.root, file)) }
}

describe('a guard', () => {
  it('is removed from its file', () => {
    expect(removeGuard(SOURCE, GUARD)).toBe('\nsave()\n')
    const inverted = { ...GUARD, replacement: "if (!isEarly) throw early('$&')" }
    expect(removeGuard(SOURCE, inverted)).toBe("if (!isEarly) throw early('$&')\nsave()\n")
  })

  it.each([
    [0, 'save()'],
    [2, SOURCE + SOURCE],
  ])('is stale when its text occurs %i times', (times, source) => {
    expect(() => removeGuard(source, GUARD)).toThrow(StaleGuardError)
    expect(() => removeGuard(source, GUARD)).toThrow(`${times} times`)
  })

  it('is selected by a word of its name', () => {
    const other = { ...GUARD, name: 'CSRF: the origin' }
    expect(selectGuards([GUARD, other], [])).toEqual([GUARD, other])
    expect(selectGuards([GUARD, other], ['csrf'])).toEqual([other])
    expect(selectGuards([GUARD, other], ['CSRF', 'cooldown'])).toEqual([GUARD, other])
    expect(selectGuards([GUARD, other], ['nothing'])).toEqual([])
  })

  it.each([
    ['apps/server/app/voting/routes.ts', 'server/voting'],
    ['apps/server/database/migrations/1_votes.ts', 'server/database'],
    ['apps/staff-desktop/src/main/ipc/handle.ts', 'staff-desktop'],
    ['packages/ui/src/primitives/safe-href.ts', 'ui'],
  ])('of %s belongs to %s', (file, context) => {
    expect(getContext({ file })).toBe(context)
  })

  it('has a row in the table', () => {
    expect(renderTable([GUARD])).toBe(
      [
        '| guard               | context       | noticed by                             |',
        '| ------------------- | ------------- | -------------------------------------- |',
        '| votes: the cooldown | server/voting | `tests/voting/vote.spec.ts`: not twice |',
      ].join('\n')
    )
  })
})

describe('the result for a guard', () => {
  it('is detected when the named test fails', () => {
    const failures = ['votes once\n    reason', 'votes, but not twice\n    reason']
    expect(judge(...failures)).toEqual({
      isNoticed: true,
      remark: 'noticed by `votes, but not twice`',
    })
  })

  it('is not detected when all tests pass, another test fails, or only the reason contains the title', () => {
    expect(judge()).toEqual({ isNoticed: false, remark: 'NOBODY NOTICED' })
    expect(judge('votes once\n    not twice')).toEqual({
      isNoticed: false,
      remark: 'NOBODY NOTICED by `not twice`; what failed: votes once',
    })
  })
})

describe('a working copy', () => {
  it('has tracked files as they are now and new files, but no ignored ones', () => {
    const { read, has } = copyFolder(checkout())
    expect(read('apps/one/tracked.ts')).toBe('modified')
    expect(read('apps/one/new.ts')).toBe('new')
    expect([has('apps/one/deleted.ts'), has('ignored')]).toEqual([false, false])
  })

  it('links installed packages, and its own packages to itself', () => {
    const { copy, read } = copyFolder(checkout())
    const modules = 'apps/one/node_modules'
    expect(read(`${modules}/library/index.js`)).toBe('installed')
    expect(lstatSync(join(copy.root, modules)).isSymbolicLink()).toBe(false)
    expect(read(`${modules}/@botanica/two/package.json`)).toBe(
      MANIFESTS['packages/two/package.json']
    )
  })

  it('replaces a file while work runs, restores it, and leaves the checkout alone', async () => {
    const folder = checkout()
    const { copy, read } = copyFolder(folder)
    const file = 'apps/one/tracked.ts'
    const failing = copy.withFile(
      file,
      (source) => `${source} too`,
      () => Promise.reject(new Error(read(file)))
    )
    await expect(failing).rejects.toThrow('modified too')
    expect(read(file)).toBe('modified')
    expect(readFileSync(join(folder, file), 'utf8')).toBe('modified')
  })

  it('leaves nothing behind, and keeps installed packages', () => {
    const folder = checkout()
    const { copy } = copyFolder(folder)
    copy.remove()
    expect(existsSync(copy.root)).toBe(false)
    expect(existsSync(join(folder, 'apps/one/node_modules/library/index.js'))).toBe(true)
  })
})
