import { ECDH } from 'node:crypto'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { webPushConfig } from '#config/web_push'
import { LANGUAGES } from '#app/core/rules'
import { describeField } from '#app/core/validation/describe_field'
import { INBOX_KINDS } from '#app/identity/account/rules'
import { ENDPOINT_MAX_LENGTH } from '#app/inbox/push/rules'
import { isPushService } from '#app/inbox/push/validation/push_service'

const CURVE = 'prime256v1'
const ENCODING = 'base64url'
/** Base64url of a public key's 65 bytes and of an auth secret's 16. */
const POINT = /^[\w-]{87}$/
const SECRET = /^[\w-]{22}$/

/** The keys of the example in RFC 8291. */
const EXAMPLE = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

const serviceRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string' || !field.isValid) return
  if (isPushService(value, webPushConfig?.simulator ?? null)) return
  field.report('The {{ field }} field must be an address of a known push service', 'host', field)
})

function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, CURVE, ENCODING)
    return true
  } catch {
    return false
  }
}

const pointRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string' || !field.isValid || isPoint(value)) return
  field.report('The {{ field }} field must be a public key', 'key', field)
})

export const subscriptionValidator = vine.create({
  endpoint: vine
    .string()
    .maxLength(ENDPOINT_MAX_LENGTH)
    .use(serviceRule())
    .use(
      describeField(
        'The URL at which the push service accepts messages.',
        'https://fcm.googleapis.com/fcm/send/d3V…'
      )
    ),
  keys: vine
    .object({
      p256dh: vine
        .string()
        .regex(POINT)
        .use(pointRule())
        .use(describeField('The browser’s public key.', EXAMPLE.p256dh)),
      auth: vine
        .string()
        .regex(SECRET)
        .use(describeField('The browser’s auth secret.', EXAMPLE.auth)),
    })
    .use(describeField('As in `PushSubscription.toJSON()`.')),
  language: vine.enum(LANGUAGES).use(describeField('The language of the messages.')),
})

export const pushKindsValidator = vine.create({
  kinds: vine
    .array(vine.enum(INBOX_KINDS))
    .distinct()
    .use(
      describeField('All kinds to push; an empty list turns push messages off.', ['review_reply'])
    ),
})
