import { createECDH } from 'node:crypto'
import { CONTACT_FORM, isContact } from '#start/contact'

/** The settings of web push. Without them it is off. */
export interface WebPushSettings {
  WEB_PUSH_PUBLIC_KEY?: string | undefined
  WEB_PUSH_PRIVATE_KEY?: { release(): string } | undefined
  WEB_PUSH_CONTACT?: string | undefined
}

const CURVE = 'prime256v1'
const ENCODING = 'base64url'
const HOW = 'node ace webpush:keys makes them.'

function belongTogether(publicKey: string, privateKey: string): boolean {
  const curve = createECDH(CURVE)
  try {
    curve.setPrivateKey(privateKey, ENCODING)
  } catch {
    return false
  }
  return curve.getPublicKey(ENCODING) === publicKey
}

/** @returns error messages that prevent the server from starting */
export function webPushDefects(settings: WebPushSettings): string[] {
  const values = Object.values(settings)
  if (values.every((value) => value === undefined)) return []
  const missing = Object.entries(settings).filter(([, value]) => value === undefined)
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ')
    return [`${names} must be set together with the other settings of web push; ${HOW}`]
  }
  const {
    WEB_PUSH_PUBLIC_KEY: publicKey,
    WEB_PUSH_PRIVATE_KEY: privateKey,
    WEB_PUSH_CONTACT: contact,
  } = settings
  return [
    ...(belongTogether(publicKey!, privateKey!.release())
      ? []
      : [`WEB_PUSH_PRIVATE_KEY is not the key that belongs to WEB_PUSH_PUBLIC_KEY; ${HOW}`]),
    ...(isContact(contact!) ? [] : [`WEB_PUSH_CONTACT ${CONTACT_FORM}`]),
  ]
}
