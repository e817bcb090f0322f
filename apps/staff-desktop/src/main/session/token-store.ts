import { rm } from 'node:fs/promises'
import type Electron from 'electron'
import * as v from 'valibot'
import { readJson, writeJson } from '../json-file.ts'
import type { IssuedToken } from './sign-in.ts'

/** What is kept of who is signed in, and where: the token of one server is never shown to another. */
export interface StoredToken extends IssuedToken {
  origin: string
}

const file = v.object({
  lastUserId: v.nullable(v.string()),
  encrypted: v.nullable(v.string()),
  /** Of the tokens that were left and still have to be ended; files of older versions have none. */
  unended: v.optional(v.nullable(v.string()), null),
})
const storedSchema = v.object({
  origin: v.string(),
  token: v.string(),
  userId: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})

/** A token that somebody has left, and that the server may still accept. */
export type RevocableToken = Pick<StoredToken, 'origin' | 'token' | 'expiresAt'>
const pickLeft = ({ origin, token, expiresAt }: RevocableToken): RevocableToken => ({
  origin,
  token,
  expiresAt,
})
const leftTokens = v.array(v.pick(storedSchema, ['origin', 'token', 'expiresAt']))

/** On Linux without a key store Chromium encrypts with a key that everybody knows. */
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
  /** @returns null when nobody is kept, or what is kept cannot be read */
  read: () => Promise<StoredToken | null>
  /** @returns where it is from now on: on the disk only when the system encrypts it */
  keep: (signedIn: StoredToken) => Promise<'system' | 'memory'>
  /** The token leaves the disk; who it was of is remembered, because what they have left belongs to nobody else. */
  forget: () => Promise<void>
  /**
   * They have signed out: nothing of them is remembered, but that their token has to be ended at the server.
   * @param token null where there is none
   * @returns where the token is until then: in memory it is forgotten with the end of the client
   */
  leave: (token: RevocableToken | null) => Promise<'system' | 'memory'>
  /** The tokens that were left, also before the client was last closed. */
  readUnended: () => Promise<readonly RevocableToken[]>
  /** The server does not accept the token any more. */
  ended: (token: string) => Promise<void>
  /** Who was signed in here last, also when it was without a key store. */
  readonly lastUserId: string | null
}

const NOTHING: v.InferOutput<typeof file> = { lastUserId: null, encrypted: null, unended: null }

export function createTokenStore({
  safeStorage,
  platform,
  path,
  onError,
}: TokenStoreOptions): TokenStore {
  const { success, output } = v.safeParse(file, readJson(path))
  let content: v.InferOutput<typeof file> = success ? output : NOTHING
  /** Read from the file once it is asked for. */
  let unended: readonly RevocableToken[] | undefined

  async function canEncrypt() {
    if (platform === 'linux' && safeStorage.getSelectedStorageBackend() === NO_KEY_STORE)
      return false
    return safeStorage.isAsyncEncryptionAvailable()
  }

  /** @returns whether the disk has it */
  async function write(next: typeof content) {
    content = next
    try {
      writeJson(path, next)
      return true
    } catch (error) {
      onError(error)
      // Better none than an old one.
      await rm(path, { force: true }).catch(onError)
      return false
    }
  }

  /** @returns null where the system does not encrypt */
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
      unended = v.parse(leftTokens, JSON.parse(result))
    } catch {
      // Corrupt, or of another key: the tokens end by themselves.
      unended = []
    }
    return unended
  }

  /** @returns where they are */
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
        if (shouldReEncrypt) await store.keep(signedIn)
        return signedIn
      } catch {
        // Corrupt, or of another key: nobody is signed in.
        await store.forget()
        return null
      }
    },

    async keep(signedIn) {
      const encrypted = await encrypt(signedIn)
      const isWritten = await write({ ...content, lastUserId: signedIn.userId, encrypted })
      return isWritten && encrypted !== null ? 'system' : 'memory'
    },

    async forget() {
      await write({ ...content, encrypted: null })
    },

    async leave(token) {
      const before = await readUnended()
      const { lastUserId, encrypted } = NOTHING
      const left = token && [pickLeft(token)]
      return writeUnended([...before, ...(left ?? [])], { lastUserId, encrypted })
    },

    readUnended,

    async ended(token) {
      const left = await readUnended()
      await writeUnended(left.filter((one) => one.token !== token))
    },
  }
  return store
}
