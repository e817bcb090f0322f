import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { Failure } from '../machine/failure.ts'

/** Whom PostgreSQL runs as: nobody else than us, or, when we are root, the user that these ids belong to. */
export interface Account {
  uid?: number
  gid?: number
}

const SYSTEM_ACCOUNT = 'postgres'
/** Accounts made for databases, first; the last is on every system but shared with others. */
const CANDIDATES = [SYSTEM_ACCOUNT, '_postgres']
const LAST_RESORT = 'nobody'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * PostgreSQL refuses to run as root. initdb asks the system for its user's name, so a bare number without an entry
 * in the list of users would not do.
 * @throws {Failure} when we are root and no other account is to be had
 */
export function serverAccount(): Account {
  if (!isRoot()) return {}
  const known = CANDIDATES.map(lookUp).find((account) => account !== undefined)
  const account = known ?? createSystemAccount() ?? lookUp(LAST_RESORT)
  if (account) return account
  throw new Failure(
    'PostgreSQL refuses to run as root and no other account could be made: run the command as an ordinary user.'
  )
}

/**
 * Whom an existing cluster belongs to: PostgreSQL starts under no other account, so after `sudo npm start` on a clone
 * that its user has started before it must still be that user.
 */
export function ownerOf(directory: string): Account {
  if (!isRoot()) return {}
  const { uid, gid } = statSync(directory)
  return { uid, gid }
}

function lookUp(name: string): Account | undefined {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

function createSystemAccount(): Account | undefined {
  const made = spawnSync('useradd', [
    '--system',
    '--no-create-home',
    '--user-group',
    SYSTEM_ACCOUNT,
  ])
  return made.status === 0 ? lookUp(SYSTEM_ACCOUNT) : undefined
}

/** Gives a file or folder to the account. */
export function hand(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/**
 * Whether the account can enter a folder. Asked of the system, by entering it, because modes, groups and access lists
 * of every folder above count.
 */
export function canEnter(folder: string, account: Account): boolean {
  if (account.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' }).status === 0
}

/** Whether the account can run a program: reach it, read it and load its libraries. */
export function canRun(program: string, account: Account): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0
}
