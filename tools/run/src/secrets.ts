import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './machine/failure.ts'

export const SECRETS_FILE = 'secrets.json'
const OWNER_ONLY = 0o600
const SECRET_BYTES = 32
/** The prefix of an uncompressed elliptic curve point, before both coordinates. */
const UNCOMPRESSED = Buffer.from([4])

/** Secrets of the embedded setup, generated at the first start. */
export interface Secrets {
  appKey: string
  superuserPassword: string
  migratorPassword: string
  appPassword: string
  webPush: WebPushKeys
}

/** The VAPID keys by which push services identify the server, in base64url. */
export interface WebPushKeys {
  publicKey: string
  privateKey: string
}

export function generateSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Generates a key pair in the format of `ace webpush:keys`. */
export function generateWebPushKeys(): WebPushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = [UNCOMPRESSED, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

export function hasSecrets(dataDirectory: string): boolean {
  return existsSync(join(dataDirectory, SECRETS_FILE))
}

/** Reads a data folder's secrets, and generates missing ones. Only the owner can read the file. */
export function readSecrets(dataDirectory: string): Secrets {
  const file = join(dataDirectory, SECRETS_FILE)
  if (!hasSecrets(dataDirectory)) {
    const made: Secrets = {
      appKey: generateSecret(),
      superuserPassword: generateSecret(),
      migratorPassword: generateSecret(),
      appPassword: generateSecret(),
      webPush: generateWebPushKeys(),
    }
    write(file, made, 'wx')
    return made
  }
  chmodSync(file, OWNER_ONLY)
  const stored = parse(file, dataDirectory)
  if (stored.webPush) return stored as Secrets
  // The folder was created before these keys existed.
  const completed = { ...stored, webPush: generateWebPushKeys() } as Secrets
  write(file, completed, 'w')
  return completed
}

function write(file: string, secrets: Secrets, flag: 'w' | 'wx') {
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: OWNER_ONLY, flag })
}

function parse(file: string, dataDirectory: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch (cause) {
    throw new Failure(
      `${file} cannot be read: restore it from a backup, or delete ${dataDirectory} to start over.`,
      { cause }
    )
  }
}
