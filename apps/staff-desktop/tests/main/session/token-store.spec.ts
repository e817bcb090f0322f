import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTokenStore, type TokenStoreOptions } from '../../../src/main/session/token-store.ts'
import { makeFolder } from '../../support/folder.ts'

const KEPT = {
  origin: 'https://botanica.example',
  token: 'the-token-itself',
  userId: '200000000000000001',
  expiresAt: '2026-11-22T22:00:00.000Z',
}

type SafeStorage = TokenStoreOptions['safeStorage']
type Backend = ReturnType<SafeStorage['getSelectedStorageBackend']>

const mask = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a))

/** A key store of one machine: what it encrypts nobody else reads. */
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

describe('where the token is kept', () => {
  let path: string
  beforeEach(() => {
    path = join(makeFolder(), 'session.json')
  })
  const storeWith = (more: Partial<TokenStoreOptions> = {}) =>
    createTokenStore({
      safeStorage: keyStore().safeStorage,
      platform: 'linux',
      path,
      onError: () => {},
      ...more,
    })

  test('encrypted by the system, in a file that others cannot read', async () => {
    expect(await storeWith().keep(KEPT)).toBe('system')
    const text = readFileSync(path, 'utf8')
    expect(text).not.toContain(KEPT.token)
    expect(text).not.toContain(KEPT.expiresAt)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(await storeWith().read()).toEqual(KEPT)
  })

  test('on Linux without a key store only in memory, and it says so', async () => {
    const { safeStorage, state } = keyStore({ backend: 'basic_text' })
    const store = storeWith({ safeStorage })
    expect(await store.keep(KEPT)).toBe('memory')
    expect(state.encryptions).toBe(0)
    expect(readFileSync(path, 'utf8')).not.toContain(KEPT.token)
    expect(await storeWith({ safeStorage }).read()).toBeNull()
    expect(storeWith({ safeStorage }).lastUserId).toBe(KEPT.userId)
  })

  test('where nothing can be encrypted only in memory', async () => {
    const { safeStorage } = keyStore({ isThere: false })
    expect(await storeWith({ safeStorage, platform: 'darwin' }).keep(KEPT)).toBe('memory')
    const failing = {
      ...keyStore().safeStorage,
      encryptStringAsync: () => Promise.reject(new Error()),
    }
    expect(await storeWith({ safeStorage: failing }).keep(KEPT)).toBe('memory')
  })

  test('the name of a backend means something on Linux alone', async () => {
    const { safeStorage } = keyStore({ backend: 'basic_text' })
    expect(await storeWith({ safeStorage, platform: 'win32' }).keep(KEPT)).toBe('system')
  })

  test('a disk that does not take it leaves it in memory', async () => {
    const errors: unknown[] = []
    writeFileSync(path, '')
    const nowhere = storeWith({
      path: join(path, 'session.json'),
      onError: (error) => void errors.push(error),
    })
    expect(await nowhere.keep(KEPT)).toBe('memory')
    expect(errors).not.toEqual([])
  })

  test('is forgotten on the disk too; who it was stays known', async () => {
    const store = storeWith()
    await store.keep(KEPT)
    const encrypted = (JSON.parse(readFileSync(path, 'utf8')) as { encrypted: string }).encrypted
    await store.forget()
    expect(readFileSync(path, 'utf8')).not.toContain(encrypted)
    expect(await storeWith().read()).toBeNull()
    expect(storeWith().lastUserId).toBe(KEPT.userId)
  })

  test('leaves nothing behind of who has signed out', async () => {
    const store = storeWith()
    await store.keep(KEPT)
    await store.leave(null)
    expect(existsSync(path)).toBe(false)
    expect(store.lastUserId).toBeNull()
    expect(await store.read()).toBeNull()
  })

  test('a token that has to be ended is encrypted, outlives the client and whoever signs in, and goes with its end', async () => {
    const store = storeWith()
    await store.keep(KEPT)
    expect(await store.leave(KEPT)).toBe('system')
    expect(readFileSync(path, 'utf8')).not.toMatch(new RegExp(`${KEPT.token}|${KEPT.userId}`))
    expect(await store.read()).toBeNull()

    const later = storeWith()
    const next = { ...KEPT, token: 'another', userId: '2' }
    await later.keep(next)
    const { origin, token, expiresAt } = KEPT
    expect(await later.readUnended()).toEqual([{ origin, token, expiresAt }])
    expect(await later.read()).toEqual(next)
    await later.leave(next)
    expect((await storeWith().readUnended()).map((one) => one.token)).toEqual([token, 'another'])

    const last = storeWith()
    await last.ended(token)
    await last.ended('another')
    expect(existsSync(path)).toBe(false)
  })

  test('a token that has to be ended is in memory alone without a key store', async () => {
    const { safeStorage } = keyStore({ backend: 'basic_text' })
    const store = storeWith({ safeStorage })
    await store.keep(KEPT)
    expect(await store.leave(KEPT)).toBe('memory')
    expect(await store.readUnended()).toHaveLength(1)
    expect(existsSync(path)).toBe(false)
    expect(await storeWith({ safeStorage }).readUnended()).toEqual([])
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
  ])('a file that says %s is nobody signed in', async (_what, text) => {
    writeFileSync(path, text)
    expect(await storeWith().read()).toBeNull()
    expect(await storeWith().read()).toBeNull()
  })

  test('no file is nobody signed in', async () => {
    expect(await storeWith().read()).toBeNull()
    expect(existsSync(path)).toBe(false)
  })

  test('is encrypted anew when the system has a better key', async () => {
    await storeWith().keep(KEPT)
    const { safeStorage, state } = keyStore({ rotates: true })
    expect(await storeWith({ safeStorage }).read()).toEqual(KEPT)
    expect(state.encryptions).toBe(1)
  })
})
