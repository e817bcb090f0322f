import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'

const ALGORITHM = 'SHA256withRSA'
const DIGEST = 'RSA-SHA256'
const KEY_BITS = 2_048

/** The headers of a webhook. */
export interface Transmission {
  readonly 'PAYPAL-AUTH-ALGO': string
  readonly 'PAYPAL-CERT-URL': string
  readonly 'PAYPAL-TRANSMISSION-ID': string
  readonly 'PAYPAL-TRANSMISSION-SIG': string
  readonly 'PAYPAL-TRANSMISSION-TIME': string
}

export interface Claim {
  readonly algorithm: string
  readonly id: string
  readonly time: string
  readonly signature: string
  readonly webhookId: string
  /** The event, byte for byte as it was sent. */
  readonly body: string
}

export interface Signatures {
  sign(body: string, webhookId: string, certUrl: string, at: number): Transmission
  verify(claim: Claim): boolean
}

/** PayPal signs the transmission's id and time, the webhook's id, and the checksum of the body. */
function toSignedMessage(id: string, time: string, webhookId: string, body: string): string {
  return [id, time, webhookId, crc32(body)].join('|')
}

/** The simulator's key pair, generated at every start. */
export function createSignatures(): Signatures {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS })
  return {
    sign(body, webhookId, certUrl, at) {
      const id = randomUUID()
      const time = new Date(at).toISOString()
      const signer = createSign(DIGEST).update(toSignedMessage(id, time, webhookId, body))
      return {
        'PAYPAL-AUTH-ALGO': ALGORITHM,
        'PAYPAL-CERT-URL': certUrl,
        'PAYPAL-TRANSMISSION-ID': id,
        'PAYPAL-TRANSMISSION-SIG': signer.sign(privateKey, 'base64'),
        'PAYPAL-TRANSMISSION-TIME': time,
      }
    },
    verify({ algorithm, id, time, signature, webhookId, body }) {
      if (algorithm !== ALGORITHM) return false
      const verifier = createVerify(DIGEST).update(toSignedMessage(id, time, webhookId, body))
      return verifier.verify(publicKey, signature, 'base64')
    },
  }
}
