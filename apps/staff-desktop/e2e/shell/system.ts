import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SafeStorage } from 'electron'
import { createEmitter, rejectUnknownMembers } from './reject-unknown-members.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * The secret store of a machine: `basic_text` is Linux without a key store, `none` a machine that
 * cannot encrypt at all.
 */
export type KeyStore = 'gnome_libsecret' | 'basic_text' | 'none'

/** `safeStorage`, with a key that stays on the machine. */
export function createSafeStorage(store: KeyStore, key: Buffer = randomBytes(KEY_BYTES)) {
  const isThere = store !== 'none'
  return rejectUnknownMembers('safeStorage', {
    isAsyncEncryptionAvailable: async () => isThere,
    getSelectedStorageBackend: () => (isThere ? (store as 'basic_text') : 'unknown'),
    encryptStringAsync: async (text: string) => {
      if (!isThere) throw new Error('Encryption is not available.')
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    decryptStringAsync: async (encrypted: Buffer) => {
      const bodyAt = NONCE_BYTES + TAG_BYTES
      const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, bodyAt))
      const result = decipher.update(encrypted.subarray(bodyAt)).toString('utf8')
      decipher.final()
      return { shouldReEncrypt: false, result }
    },
  } satisfies Partial<SafeStorage>)
}

export function createMachineKey(): Buffer {
  return randomBytes(KEY_BYTES)
}

/** `powerMonitor`: tests emit its events. */
export class SimulatedPower extends createEmitter('powerMonitor') {
  state: 'active' | 'idle' | 'locked' | 'unknown' = 'active'
  getSystemIdleState() {
    return this.state
  }
  getSystemIdleTime() {
    return 0
  }
  isOnBatteryPower() {
    return false
  }
}

/** `nativeTheme` */
export class SimulatedTheme extends createEmitter('nativeTheme') {
  themeSource: 'system' | 'light' | 'dark' = 'system'
  shouldUseHighContrastColors = false
  get shouldUseDarkColors() {
    return this.themeSource === 'dark'
  }
}

const WORK_AREA = { x: 0, y: 0, width: 1440, height: 900 }
const DISPLAY = { id: 1, bounds: WORK_AREA, workArea: WORK_AREA, scaleFactor: 1 }

/** `screen`, with one display. */
export class SimulatedScreen extends createEmitter('screen') {
  getAllDisplays() {
    return [DISPLAY]
  }
  getPrimaryDisplay() {
    return DISPLAY
  }
  getDisplayMatching() {
    return DISPLAY
  }
  getDisplayNearestPoint() {
    return DISPLAY
  }
}
