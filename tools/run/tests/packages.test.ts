import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createStamp } from '../src/machine/fingerprint.ts'
import { type Scope, readPackagesState, listWorkspacePackages } from '../src/machine/packages.ts'
import { put, scratch } from './scratch.ts'

const WORKSPACE = {
  'package.json': '{}',
  'pnpm-lock.yaml': 'lockfile',
  'pnpm-workspace.yaml': 'packages',
  'apps/server/package.json': '{}',
  'tools/run/package.json': '{}',
  'tools/notes/readme.txt': '',
  'node_modules/.pnpm/there': '',
}

function installed(scope: Scope) {
  const root = scratch(WORKSPACE)
  const file = join(root, '.toolchain', 'packages.json')
  createStamp(file).write({ inputs: readPackagesState(root, file, scope).inputs, scope })
  return { root, current: (requested: Scope) => readPackagesState(root, file, requested).current }
}

describe('the state of the packages', () => {
  it('is outdated when nothing is known', () => {
    const root = scratch(WORKSPACE)
    expect(readPackagesState(root, join(root, 'none.json'), 'site').current).toBe(false)
  })

  it('is current after an installation from the same files', () => {
    expect(installed('site').current('site')).toBe(true)
  })

  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'apps/server/package.json'])(
    'is outdated after a change of %s',
    (file) => {
      const { root, current } = installed('site')
      put(root, { [file]: 'changed' })
      expect(current('site')).toBe(false)
    }
  )

  it('is outdated for the desktop client after an installation for the site, but not the other way round', () => {
    expect(installed('site').current('everything')).toBe(false)
    expect(installed('everything').current('site')).toBe(true)
  })

  it('ignores folders without a package.json', () => {
    expect(listWorkspacePackages(scratch(WORKSPACE))).toEqual(['apps/server', 'tools/run'])
  })
})
