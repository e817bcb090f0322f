import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { Failure } from '../machine/failure.ts'

/** The user that PostgreSQL runs as: the current user, or, for root, the user with these ids. */
export interface Account {
  uid?: number
  gid?: number
}

const SYSTEM_ACCOUNT = 'postgres'
/** Accounts for databases first. The last one exists on every system but is shared. */
const CANDIDATES = [SYSTEM_ACCOUNT, '_postgres']
const LAST_RESORT = 'nobody'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * PostgreSQL refuses to run as root. initdb looks up its user's name, so a number without an entry in the user
 * database does not work.
 * @throws {Failure} when this process is root and no other account is available
 */
export function ensureServerAccount(): Account {
  if (!isRoot()) return {}
  const known = CANDIDATES.map(lookUp).find((account) => account !== undefined)
  const account = known ?? createSystemAccount() ?? lookUp(LAST_RESORT)
  if (account) return account
  throw new Failure(
    'PostgreSQL refuses to run as root and no other account could be created: run the command as an ordinary user.'
  )
}

/**
 * The owner of an existing cluster. PostgreSQL starts under no other account, so after `sudo npm start` in a clone
 * that its user has started before it must still be that user.
 */
export function getOwner(directory: string): Account {
  if (!isRoot()) return {}
  const { uid, gid } = statSync(directory)
  return { uid, gid }
}

function lookUp(name: string): Account | undefined {
  try {
    const probe = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: probe('-u'), gid: probe('-g') }
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
export function changeOwner(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/**
 * Whether the account can enter a folder. Tested by entering it, because modes, groups and access lists of every
 * parent folder count.
 */
export function canEnter(folder: string, account: Account): boolean {
  if (account.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' }).status === 0
}

/** Whether the account can run a program: reach it, read it and load its libraries. */
export function canRun(program: string, account: Account): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0
}
