import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

const CURVE = 'prime256v1'
const HASH = 'sha256'
const CIPHER = 'aes-128-gcm'
/** The layout of a message (RFC 8188 section 2.1); lengths in bytes. */
const SALT_LENGTH = 16
const RECORD_SIZE_LENGTH = 4
const HEADER_LENGTH = SALT_LENGTH + RECORD_SIZE_LENGTH + 1
/** Of the shared secret that both keys of a message are derived from (RFC 8291 section 3.4). */
const SECRET_LENGTH = 32
const KEY_LENGTH = 16
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const AUTH_LENGTH = 16
/** Ends the text of the only record; the rest is padding. */
const LAST_RECORD = 2

/** The keys of a subscription. */
export interface ReceiverKeys {
  readonly ecdh: ECDH
  readonly auth: Buffer
  /** In the format of `PushSubscription.toJSON()`. */
  readonly publicKeys: { readonly p256dh: string; readonly auth: string }
}

export function createReceiverKeys(): ReceiverKeys {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  const auth = randomBytes(AUTH_LENGTH)
  const publicKeys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
  return { ecdh, auth, publicKeys: publicKeys }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync(HASH, secret, salt, info, length))
}

/**
 * Decrypts a message as the browser would (RFC 8291).
 * @throws when it was not encrypted for these keys
 */
export function decrypt(body: Buffer, { ecdh, auth }: ReceiverKeys): string {
  const salt = body.subarray(0, SALT_LENGTH)
  const senderLength = body.readUInt8(HEADER_LENGTH - 1)
  const sender = body.subarray(HEADER_LENGTH, HEADER_LENGTH + senderLength)
  const record = body.subarray(HEADER_LENGTH + senderLength)

  const both = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derive(ecdh.computeSecret(sender), auth, both, SECRET_LENGTH)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_LENGTH)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_LENGTH)

  const decipher = createDecipheriv(CIPHER, key, nonce)
  decipher.setAuthTag(record.subarray(-TAG_LENGTH))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_LENGTH)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(LAST_RECORD)).toString('utf8')
}
