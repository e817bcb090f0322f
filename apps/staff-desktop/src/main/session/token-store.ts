import { rm } from 'node:fs/promises'
import type Electron from 'electron'
import * as v from 'valibot'
import { readJson, writeJson } from '../json-file.ts'
import type { IssuedToken } from './sign-in.ts'

/** The stored token with its server: a token is never sent to another server. */
export interface StoredToken extends IssuedToken {
  origin: string
}

const file = v.object({
  lastUserId: v.nullable(v.string()),
  encrypted: v.nullable(v.string()),
  /** Encrypted tokens that still have to be revoked; files of older versions lack this field. */
  unended: v.optional(v.nullable(v.string()), null),
})
const storedSchema = v.object({
  origin: v.string(),
  token: v.string(),
  userId: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})

/** A token of a past session that the server may still accept. */
export type RevocableToken = Pick<StoredToken, 'origin' | 'token' | 'expiresAt'>
const toRevocable = ({ origin, token, expiresAt }: RevocableToken): RevocableToken => ({
  origin,
  token,
  expiresAt,
})
const revocableTokens = v.array(v.pick(storedSchema, ['origin', 'token', 'expiresAt']))

/** On Linux without a key store, Chromium encrypts with a publicly known key. */
const NO_KEY_STORE = 'basic_text'

export interface TokenStoreOptions {
  safeStorage: Pick<
    Electron.SafeStorage,
    | 'isAsyncEncryptionAvailable'
    | 'getSelectedStorageBackend'
    | 'encryptStringAsync'
    | 'decryptStringAsync'
  >
  platform: NodeJS.Platform
  path: string
  onError: (error: unknown) => void
}

export interface TokenStore {
  /** @returns null when no token is stored, or it cannot be read */
  read: () => Promise<StoredToken | null>
  /** Stores the token. @returns where: on disk only if the system encrypts it */
  save: (signedIn: StoredToken) => Promise<'system' | 'memory'>
  /** Removes the token. The user id stays, because the member's drafts belong to nobody else. */
  clearToken: () => Promise<void>
  /**
   * Removes all session data at sign-out, except the token, which is stored until the server has revoked it.
   * @param token null when there is none
   * @returns where the token is stored until then; in memory it is lost when the client quits
   */
  signOut: (token: RevocableToken | null) => Promise<'system' | 'memory'>
  /** Returns the tokens that still have to be revoked, including those from earlier runs. */
  readRevocable: () => Promise<readonly RevocableToken[]>
  /** Removes a token that the server no longer accepts. */
  removeRevoked: (token: string) => Promise<void>
  /** The user id of the last sign-in, also without a key store. */
  readonly lastUserId: string | null
}

const EMPTY: v.InferOutput<typeof file> = { lastUserId: null, encrypted: null, unended: null }

export function createTokenStore({
  safeStorage,
  platform,
  path,
  onError,
}: TokenStoreOptions): TokenStore {
  const { success, output } = v.safeParse(file, readJson(path))
  let content: v.InferOutput<typeof file> = success ? output : EMPTY
  /** Loaded on first use. */
  let unended: readonly RevocableToken[] | undefined

  async function canEncrypt() {
    if (platform === 'linux' && safeStorage.getSelectedStorageBackend() === NO_KEY_STORE)
      return false
    return safeStorage.isAsyncEncryptionAvailable()
  }

  /** @returns whether the file was written */
  async function write(next: typeof content) {
    content = next
    try {
      writeJson(path, next)
      return true
    } catch (error) {
      onError(error)
      // No file is better than an outdated one.
      await rm(path, { force: true }).catch(onError)
      return false
    }
  }

  /** @returns null when the system cannot encrypt */
  async function encrypt(secret: unknown): Promise<string | null> {
    try {
      if (!(await canEncrypt())) return null
      const bytes = await safeStorage.encryptStringAsync(JSON.stringify(secret))
      return bytes.toString('base64')
    } catch (error) {
      onError(error)
      return null
    }
  }

  async function readUnended() {
    if (unended || content.unended === null) return (unended ??= [])
    try {
      const { result } = await safeStorage.decryptStringAsync(
        Buffer.from(content.unended, 'base64')
      )
      unended = v.parse(revocableTokens, JSON.parse(result))
    } catch {
      // Corrupt, or encrypted with another key: the tokens expire by themselves.
      unended = []
    }
    return unended
  }

  /** @returns where they are stored */
  async function writeUnended(
    tokens: readonly RevocableToken[],
    rest: Partial<typeof content> = {}
  ) {
    unended = tokens
    const encrypted = tokens.length > 0 ? await encrypt(tokens) : null
    const next = { ...content, ...rest, unended: encrypted }
    if (Object.values(next).some((part) => part !== null)) {
      return (await write(next)) && encrypted !== null ? 'system' : 'memory'
    }
    content = next
    await rm(path, { force: true }).catch(onError)
    return 'memory'
  }

  const store: TokenStore = {
    get lastUserId() {
      return content.lastUserId
    },

    async read() {
      const { encrypted } = content
      if (encrypted === null) return null
      try {
        if (!(await canEncrypt())) return null
        const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(
          Buffer.from(encrypted, 'base64')
        )
        const signedIn = v.parse(storedSchema, JSON.parse(result))
        if (shouldReEncrypt) await store.save(signedIn)
        return signedIn
      } catch {
        // Corrupt, or encrypted with another key: nobody is signed in.
        await store.clearToken()
        return null
      }
    },

    async save(signedIn) {
      const encrypted = await encrypt(signedIn)
      const isWritten = await write({ ...content, lastUserId: signedIn.userId, encrypted })
      return isWritten && encrypted !== null ? 'system' : 'memory'
    },

    async clearToken() {
      await write({ ...content, encrypted: null })
    },

    async signOut(token) {
      const before = await readUnended()
      const { lastUserId, encrypted } = EMPTY
      const pastTokens = token && [toRevocable(token)]
      return writeUnended([...before, ...(pastTokens ?? [])], { lastUserId, encrypted })
    },

    readRevocable: readUnended,

    async removeRevoked(token) {
      const pastTokens = await readUnended()
      await writeUnended(pastTokens.filter((one) => one.token !== token))
    },
  }
  return store
}
