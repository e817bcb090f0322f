import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTokenStore, type TokenStoreOptions } from '../../../src/main/session/token-store.ts'
import { createTempFolder } from '../../support/folder.ts'

const STORED = {
  origin: 'https://botanica.example',
  token: 'the-token-itself',
  userId: '200000000000000001',
  expiresAt: '2026-11-22T22:00:00.000Z',
}

type SafeStorage = TokenStoreOptions['safeStorage']
type Backend = ReturnType<SafeStorage['getSelectedStorageBackend']>

const mask = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a))

/** The key store of one machine: nobody else can decrypt its data. */
function keyStore({
  backend = 'gnome_libsecret' as Backend,
  isThere = true,
  rotates = false,
} = {}) {
  const state = { encryptions: 0 }
  const safeStorage: SafeStorage = {
    isAsyncEncryptionAvailable: async () => isThere,
    getSelectedStorageBackend: () => backend,
    encryptStringAsync: async (text) => {
      state.encryptions++
      return Buffer.concat([Buffer.from('v1'), mask(Buffer.from(text))])
    },
    decryptStringAsync: async (bytes) => {
      if (!bytes.toString('latin1').startsWith('v1')) throw new Error('another key')
      return { result: mask(bytes.subarray(2)).toString(), shouldReEncrypt: rotates }
    },
  }
  return { safeStorage, state }
}

describe('The token store', () => {
  let path: string
  beforeEach(() => {
    path = join(createTempFolder(), 'session.json')
  })
  const storeWith = (more: Partial<TokenStoreOptions> = {}) =>
    createTokenStore({
      safeStorage: keyStore().safeStorage,
      platform: 'linux',
      path,
      onError: () => {},
      ...more,
    })

  test('encrypts with the system’s key, in a file that other users cannot read', async () => {
    expect(await storeWith().save(STORED)).toBe('system')
    const text = readFileSync(path, 'utf8')
    expect(text).not.toContain(STORED.token)
    expect(text).not.toContain(STORED.expiresAt)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(await storeWith().read()).toEqual(STORED)
  })

  test('keeps the token in memory on Linux without a key store, and reports that', async () => {
    const { safeStorage, state } = keyStore({ backend: 'basic_text' })
    const store = storeWith({ safeStorage })
    expect(await store.save(STORED)).toBe('memory')
    expect(state.encryptions).toBe(0)
    expect(readFileSync(path, 'utf8')).not.toContain(STORED.token)
    expect(await storeWith({ safeStorage }).read()).toBeNull()
    expect(storeWith({ safeStorage }).lastUserId).toBe(STORED.userId)
  })

  test('keeps the token in memory where the system cannot encrypt', async () => {
    const { safeStorage } = keyStore({ isThere: false })
    expect(await storeWith({ safeStorage, platform: 'darwin' }).save(STORED)).toBe('memory')
    const failing = {
      ...keyStore().safeStorage,
      encryptStringAsync: () => Promise.reject(new Error()),
    }
    expect(await storeWith({ safeStorage: failing }).save(STORED)).toBe('memory')
  })

  test('checks the name of the backend on Linux only', async () => {
    const { safeStorage } = keyStore({ backend: 'basic_text' })
    expect(await storeWith({ safeStorage, platform: 'win32' }).save(STORED)).toBe('system')
  })

  test('keeps the token in memory when the file cannot be written', async () => {
    const errors: unknown[] = []
    writeFileSync(path, '')
    const nowhere = storeWith({
      path: join(path, 'session.json'),
      onError: (error) => void errors.push(error),
    })
    expect(await nowhere.save(STORED)).toBe('memory')
    expect(errors).not.toEqual([])
  })

  test('deletes the token from disk but remembers the user id', async () => {
    const store = storeWith()
    await store.save(STORED)
    const encrypted = (JSON.parse(readFileSync(path, 'utf8')) as { encrypted: string }).encrypted
    await store.clearToken()
    expect(readFileSync(path, 'utf8')).not.toContain(encrypted)
    expect(await storeWith().read()).toBeNull()
    expect(storeWith().lastUserId).toBe(STORED.userId)
  })

  test('deletes all data of a member who signs out', async () => {
    const store = storeWith()
    await store.save(STORED)
    await store.signOut(null)
    expect(existsSync(path)).toBe(false)
    expect(store.lastUserId).toBeNull()
    expect(await store.read()).toBeNull()
  })

  test('encrypts a token to revoke, across restarts and sign-ins, until it is revoked', async () => {
    const store = storeWith()
    await store.save(STORED)
    expect(await store.signOut(STORED)).toBe('system')
    expect(readFileSync(path, 'utf8')).not.toMatch(new RegExp(`${STORED.token}|${STORED.userId}`))
    expect(await store.read()).toBeNull()

    const later = storeWith()
    const next = { ...STORED, token: 'another', userId: '2' }
    await later.save(next)
    const { origin, token, expiresAt } = STORED
    expect(await later.readRevocable()).toEqual([{ origin, token, expiresAt }])
    expect(await later.read()).toEqual(next)
    await later.signOut(next)
    expect((await storeWith().readRevocable()).map((one) => one.token)).toEqual([token, 'another'])

    const last = storeWith()
    await last.removeRevoked(token)
    await last.removeRevoked('another')
    expect(existsSync(path)).toBe(false)
  })

  test('keeps a token to revoke in memory without a key store', async () => {
    const { safeStorage } = keyStore({ backend: 'basic_text' })
    const store = storeWith({ safeStorage })
    await store.save(STORED)
    expect(await store.signOut(STORED)).toBe('memory')
    expect(await store.readRevocable()).toHaveLength(1)
    expect(existsSync(path)).toBe(false)
    expect(await storeWith({ safeStorage }).readRevocable()).toEqual([])
  })

  test.each([
    ['nothing', ''],
    ['half', '{"lastUserId":"1","encr'],
    ['another shape', '{"token":"x"}'],
    ['what is no encryption', '{"lastUserId":"1","encrypted":"AAAA"}'],
    [
      'the encryption of something else',
      JSON.stringify({ lastUserId: '1', encrypted: Buffer.from('v1xx').toString('base64') }),
    ],
  ])('has no session with a file that contains %s', async (_what, text) => {
    writeFileSync(path, text)
    expect(await storeWith().read()).toBeNull()
    expect(await storeWith().read()).toBeNull()
  })

  test('has no session without a file', async () => {
    expect(await storeWith().read()).toBeNull()
    expect(existsSync(path)).toBe(false)
  })

  test('re-encrypts the token when the system has a better key', async () => {
    await storeWith().save(STORED)
    const { safeStorage, state } = keyStore({ rotates: true })
    expect(await storeWith({ safeStorage }).read()).toEqual(STORED)
    expect(state.encryptions).toBe(1)
  })
})
