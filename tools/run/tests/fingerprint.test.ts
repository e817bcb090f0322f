import { renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fingerprint, createStamp } from '../src/machine/fingerprint.ts'
import { put, scratch } from './scratch.ts'

const FILES = { 'src/a.ts': 'one', 'src/deep/b.ts': 'two', 'lock.yaml': 'three' }

const skip = (path: string) => path === 'src/deep'

describe('the fingerprint of build inputs', () => {
  it('does not depend on modification times', () => {
    const root = scratch(FILES)
    const before = fingerprint(root, ['src', 'lock.yaml'])
    utimesSync(join(root, 'src/a.ts'), new Date(0), new Date(0))
    expect(fingerprint(root, ['src', 'lock.yaml'])).toBe(before)
  })

  it.each<[string, (root: string) => void]>([
    ['a changed file', (root) => put(root, { 'src/a.ts': 'changed' })],
    ['a new file', (root) => put(root, { 'src/deep/c.ts': '' })],
    ['a missing file', (root) => rmSync(join(root, 'lock.yaml'))],
    ['a renamed file', (root) => renameSync(join(root, 'src/a.ts'), join(root, 'src/z.ts'))],
  ])('changes with %s', (_, change) => {
    const root = scratch(FILES)
    const before = fingerprint(root, ['src', 'lock.yaml'])
    change(root)
    expect(fingerprint(root, ['src', 'lock.yaml'])).not.toBe(before)
  })

  it('leaves out skipped paths with everything below them', () => {
    const root = scratch(FILES)
    const before = fingerprint(root, ['src'], skip)
    put(root, { 'src/deep/b.ts': 'changed' })
    expect(fingerprint(root, ['src'], skip)).toBe(before)
  })
})

describe('a stamp', () => {
  it('persists, and is empty when its file is damaged', () => {
    const root = scratch()
    const mark = createStamp(join(root, 'new/folder/mark.json'))
    expect(mark.read()).toEqual({})
    mark.write({ inputs: 'abc' })
    expect(mark.read()).toEqual({ inputs: 'abc' })
    put(root, { 'new/folder/mark.json': '{ "inp' })
    expect(mark.read()).toEqual({})
  })
})
