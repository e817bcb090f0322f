import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** The package is an ES module, so it does not resolve by the rules of CommonJS and of Node 10. */
const RESOLUTIONS = new Set(['node16-esm', 'bundler'])
/** Packing compiles the sources first, while other suites keep the processors busy. */
const PACK_TIMEOUT_MS = 60_000

let folder: string
let tarball: Buffer<ArrayBuffer>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'botanica-sdk-'))
  await promisify(execFile)('pnpm', ['pack', '--pack-destination', folder], { cwd: ROOT })
  const [name] = await readdir(folder)
  tarball = await readFile(join(folder, name!))
}, PACK_TIMEOUT_MS)
afterAll(() => rm(folder, { recursive: true }))

test('the packed package has what its manifest names, and no dependency', async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(tarball).buffer },
    level: 'suggestion',
    strict: true,
  })
  expect(messages).toEqual([])
  expect(pkg).not.toHaveProperty('dependencies')
  expect(pkg).not.toHaveProperty('peerDependencies')
})

test('its types are found by every program that can import it', async () => {
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)))
  const problems = 'problems' in checked ? checked.problems : undefined
  expect(
    problems?.filter(
      (problem) => !('resolutionKind' in problem) || RESOLUTIONS.has(problem.resolutionKind)
    )
  ).toEqual([])
})
