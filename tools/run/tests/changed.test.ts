import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { changedFiles, selectAffected } from '../src/suites/changed.ts'
import { discoverSuites } from '../src/suites/discover.ts'
import { put, scratch } from './scratch.ts'

const VITEST = { test: 'vitest run' }

function manifest(name: string, scripts: Record<string, string>, ...dependencies: string[]) {
  const own = Object.fromEntries(dependencies.map((other) => [`@botanica/${other}`, 'workspace:*']))
  return JSON.stringify({ name: `@botanica/${name}`, scripts, devDependencies: own })
}

/** ui depends on the server, the site on ui; the tools depend on nothing. */
const WORKSPACE = {
  'apps/server/package.json': manifest('server', { test: 'node bin/test.ts' }),
  'packages/ui/package.json': manifest('ui', VITEST, 'server'),
  'tools/run/package.json': manifest('run', VITEST),
  'apps/web-pwa/package.json': manifest(
    'web-pwa',
    { ...VITEST, 'test:e2e': 'playwright test --project=journeys' },
    'ui'
  ),
}
const SITE = ['web-pwa', 'web-pwa:e2e']

/** The selected suites, with the files that they are limited to. */
function affected(...files: string[]) {
  const root = scratch(WORKSPACE)
  const selections = selectAffected(root, discoverSuites(root), files)
  return Object.fromEntries(selections.map(({ suite, files: own }) => [suite.name, own]))
}

const names = (...files: string[]) => Object.keys(affected(...files)).toSorted()

describe('the suites that a change affects', () => {
  it.each([
    ['tools/run/src/main.ts', ['run']],
    ['packages/ui/src/button.tsx', ['ui', ...SITE]],
    ['apps/server/app/rules.ts', ['server', 'ui', ...SITE]],
    ['pnpm-lock.yaml', ['run', 'server', 'ui', ...SITE]],
    ['docs/premium-states.md', ['server']],
    ['CONTRIBUTING.md', []],
    ['apps/web-pwa/README.md', []],
  ])('%s', (file, suites) => {
    expect(names(file)).toEqual(suites)
  })

  it('a changed test file affects only itself', () => {
    expect(
      affected(
        'apps/server/tests/votes.spec.ts',
        'apps/web-pwa/e2e/voting.e2e.ts',
        'apps/web-pwa/tests/paths.test.ts'
      )
    ).toEqual({
      server: ['tests/votes.spec.ts'],
      'web-pwa': ['tests/paths.test.ts'],
      'web-pwa:e2e': ['e2e/voting.e2e.ts'],
    })
  })

  it('another changed file of the package affects the whole suite', () => {
    expect(affected('tools/run/tests/ports.test.ts', 'tools/run/tests/scratch.ts')).toEqual({
      run: [],
    })
  })
})

describe('the files that differ from main', () => {
  it('are those that are committed, not committed, and new', () => {
    const root = scratch({ 'kept.ts': '', 'edited.ts': '', 'committed.ts': '' })
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
        cwd: root,
        stdio: 'pipe',
      })
    git('init', '--initial-branch=main')
    git('add', '.')
    git('commit', '-m', 'one')
    git('checkout', '-b', 'work')
    put(root, { 'committed.ts': 'changed' })
    git('commit', '-am', 'two')
    put(root, { 'edited.ts': 'changed', 'new.ts': '' })
    expect(changedFiles(root).toSorted()).toEqual(['committed.ts', 'edited.ts', 'new.ts'])
  })

  it('cannot be determined without git', () => {
    expect(() => changedFiles(scratch())).toThrow('--changed compares with git')
  })
})
