import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../src/machine/paths.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const json = (file: string) => JSON.parse(read(file))

it('the version of Node and of pnpm is the same in all files that name one', () => {
  const { node, pnpm } = json('tools/run/toolchain.json')
  const [line] = node.version.split('.')
  const root = json('package.json')
  expect(root.packageManager).toBe(`pnpm@${pnpm.version}`)
  expect(root.engines.node).toBe(`>=${line}`)
  expect(json('apps/server/package.json').engines).toEqual(root.engines)
  expect(read('.nvmrc').trim()).toBe(line)
})
