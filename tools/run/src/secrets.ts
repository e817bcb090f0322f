import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './machine/failure.ts'

export const SECRETS_FILE = 'secrets.json'
const OWNER_ONLY = 0o600
const SECRET_BYTES = 32

/** What the embedded default needs to keep to itself, made at the first start. */
export interface Secrets {
  appKey: string
  superuserPassword: string
  migratorPassword: string
  appPassword: string
}

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function hasSecrets(dataDirectory: string): boolean {
  return existsSync(join(dataDirectory, SECRETS_FILE))
}

/** Reads a data folder's secrets, making them when there are none. Readable by their owner alone. */
export function readSecrets(dataDirectory: string): Secrets {
  const file = join(dataDirectory, SECRETS_FILE)
  if (!hasSecrets(dataDirectory)) {
    const made: Secrets = {
      appKey: newSecret(),
      superuserPassword: newSecret(),
      migratorPassword: newSecret(),
      appPassword: newSecret(),
    }
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: OWNER_ONLY, flag: 'wx' })
    return made
  }
  chmodSync(file, OWNER_ONLY)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  } catch (cause) {
    throw new Failure(
      `${file} cannot be read: bring it back from a copy, or delete ${dataDirectory} to start over with fresh data.`,
      { cause }
    )
  }
}
