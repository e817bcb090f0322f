import { rm } from 'node:fs/promises'
import type Electron from 'electron'
import * as v from 'valibot'
import { readJson, writeJson } from '../json-file.ts'
import type { Issued } from './sign-in.ts'

/** What is kept of who is signed in, and where: the token of one server is never shown to another. */
export interface Kept extends Issued {
  origin: string
}

const file = v.object({ lastUserId: v.nullable(v.string()), encrypted: v.nullable(v.string()) })
const kept = v.object({
  origin: v.string(),
  token: v.string(),
  userId: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})

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
  read: () => Promise<Kept | null>
  /** @returns where it is from now on: on the disk only when the system encrypts it (E-25) */
  keep: (signedIn: Kept) => Promise<'system' | 'memory'>
  /** The token leaves the disk; who it was of is remembered, because what they have left belongs to nobody else. */
  forget: () => Promise<void>
  /** Nothing is remembered: they have left nothing. */
  clear: () => Promise<void>
  /** Who was signed in here last, also when it was without a key store. */
  readonly lastUserId: string | null
}

export function createTokenStore({
  safeStorage,
  platform,
  path,
  onError,
}: TokenStoreOptions): TokenStore {
  const { success, output } = v.safeParse(file, readJson(path))
  let content: v.InferOutput<typeof file> = success ? output : { lastUserId: null, encrypted: null }

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
        const signedIn = v.parse(kept, JSON.parse(result))
        if (shouldReEncrypt) await store.keep(signedIn)
        return signedIn
      } catch {
        // Corrupt, or of another key: nobody is signed in.
        await store.forget()
        return null
      }
    },

    async keep(signedIn) {
      let encrypted: string | null = null
      try {
        if (await canEncrypt()) {
          const bytes = await safeStorage.encryptStringAsync(JSON.stringify(signedIn))
          encrypted = bytes.toString('base64')
        }
      } catch (error) {
        onError(error)
      }
      const isWritten = await write({ lastUserId: signedIn.userId, encrypted })
      return isWritten && encrypted !== null ? 'system' : 'memory'
    },

    async forget() {
      await write({ ...content, encrypted: null })
    },

    async clear() {
      content = { lastUserId: null, encrypted: null }
      await rm(path, { force: true }).catch(onError)
    },
  }
  return store
}
