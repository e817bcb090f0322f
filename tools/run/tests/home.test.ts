import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Account,
  canEnter,
  canRun,
  isRoot,
  ensureServerAccount,
} from '../src/postgres/account.ts'
import { type PostgresBinaries, getBinaries, locateBinaries } from '../src/postgres/binaries.ts'
import {
  getClusterName,
  createPrivateFolder,
  ensureReachableBinaries,
  prepareHome,
} from '../src/postgres/home.ts'
import { scratch } from './scratch.ts'

const PRIVATE = 0o700
const TRAVERSABLE = 0o755
const COPY_MS = 30_000

function folder(mode: number): string {
  const path = scratch()
  chmodSync(path, mode)
  return path
}

describe('the location of an ordinary user’s cluster', () => {
  it('is the data folder, whatever its mode', async () => {
    const data = join(folder(PRIVATE), 'data')
    const home = prepareHome(data, await locateBinaries(), {}, '/nowhere')
    expect(home).toMatchObject({ directory: join(data, 'postgres'), elsewhere: false })
  })
})

describe.runIf(isRoot())('the location of root’s cluster', () => {
  let account: Account
  let packaged: PostgresBinaries

  beforeAll(async () => {
    account = ensureServerAccount()
    packaged = ensureReachableBinaries(await locateBinaries(), account)
  })

  it('is the data folder when PostgreSQL’s account can enter it', () => {
    const data = join(folder(TRAVERSABLE), 'data')
    expect(prepareHome(data, packaged, account, '/nowhere').directory).toBe(join(data, 'postgres'))
  })

  it('is outside of a private home, in the same place every time', () => {
    const [data, shared] = [join(folder(PRIVATE), 'data'), join(folder(TRAVERSABLE), 'shared')]
    const home = prepareHome(data, packaged, account, shared)
    expect(home).toMatchObject({ directory: join(shared, getClusterName(data)), elsewhere: true })
    expect(prepareHome(data, packaged, account, shared).directory).toBe(home.directory)
    expect(canEnter(shared, account)).toBe(true)
  })

  it('is readable only by its own account', () => {
    const path = join(folder(TRAVERSABLE), 'cluster')
    createPrivateFolder(path, account)
    expect(lstatSync(path)).toMatchObject({ uid: account.uid, gid: account.gid })
    expect(lstatSync(path).mode & 0o777).toBe(PRIVATE)
  })

  it(
    'has copies of the programs that the account can run, created once',
    () => {
      const hidden = join(folder(PRIVATE), 'native')
      cpSync(packaged.root, hidden, { recursive: true, verbatimSymlinks: true })
      // The mode that a strict umask leaves.
      chmodSync(join(hidden, 'bin', 'postgres'), PRIVATE)
      const unreachable = getBinaries(hidden, packaged.version)
      expect(canRun(unreachable.postgres, account)).toBe(false)

      const shared = join(folder(TRAVERSABLE), 'shared')
      const copy = ensureReachableBinaries(unreachable, account, shared)
      expect(copy.root.startsWith(shared)).toBe(true)
      expect(canRun(copy.postgres, account)).toBe(true)
      const made = lstatSync(copy.root).ino
      expect(lstatSync(ensureReachableBinaries(unreachable, account, shared).root).ino).toBe(made)
    },
    COPY_MS
  )

  it('is not a shared folder that another user created', () => {
    const shared = join(folder(TRAVERSABLE), 'shared')
    mkdirSync(shared)
    createPrivateFolder(join(shared, 'x'), account)
    const foreign = join(shared, 'x')
    const data = join(folder(PRIVATE), 'data')
    expect(() => prepareHome(data, packaged, account, foreign)).toThrow('belongs to another user')
    expect(existsSync(join(foreign, getClusterName(data)))).toBe(false)
  })
})
