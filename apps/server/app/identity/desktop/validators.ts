import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { textField } from '#app/core/validation/text_fields'
import { DESKTOP_LIMITS, DESKTOP_PATTERNS } from '#app/identity/desktop/rules'

const { port, device } = DESKTOP_LIMITS
const EXAMPLE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const STATE_EXAMPLE = 'xyzABC0123456789_-abcd'

const state = () =>
  vine
    .string()
    .regex(DESKTOP_PATTERNS.state)
    .use(
      describeField(
        'Random text that the client generated for this sign-in, in base64url.',
        STATE_EXAMPLE
      )
    )

export const desktopSignInValidator = vine.create({
  port: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([port.min, port.max])
    .use(describeField('The port on which the client listens on 127.0.0.1.', 49_152)),
  state: state(),
  challenge: vine
    .string()
    .regex(DESKTOP_PATTERNS.challenge)
    .use(describeField('The SHA-256 of the verifier, in base64url (PKCE, S256).', EXAMPLE)),
  device: textField(device).use(describeField('The name of the device.', 'Rita’s laptop')),
})

export const desktopTokenValidator = vine.create({
  code: vine
    .string()
    .regex(DESKTOP_PATTERNS.code)
    .use(describeField('The code from the redirect.', EXAMPLE)),
  state: state(),
  verifier: vine
    .string()
    .regex(DESKTOP_PATTERNS.verifier)
    .use(describeField('The PKCE verifier of the challenge.', EXAMPLE)),
})
