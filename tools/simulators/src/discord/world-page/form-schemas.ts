import * as v from 'valibot'
import { toKeySchema, optionalNumber } from '../../pages/form-schemas.ts'
import { GATEWAY_ACTIONS, GATEWAY_SWITCHES, type GatewaySwitch } from './gateway-actions.ts'
import { HOUR_SECONDS } from '@botanica/demo-world'

const MAX_ACTIVITY_LENGTH = 128
const MAX_MESSAGE_LENGTH = 2_000

export const gatewayActionForm = v.object({ move: toKeySchema(GATEWAY_ACTIONS) })

export const messageForm = v.object({
  channel: v.string(),
  content: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Say something.'),
    v.maxLength(MAX_MESSAGE_LENGTH)
  ),
})

export const removalForm = v.object({ id: v.string() })

/** An unchecked box is not sent. */
const box = v.optional(v.literal('on'))

export const settingsForm = v.object({
  ...(Object.fromEntries(Object.keys(GATEWAY_SWITCHES).map((name) => [name, box])) as Record<
    GatewaySwitch,
    typeof box
  >),
  presenceChangeSeconds: optionalNumber(1, HOUR_SECONDS),
})

export const accountForm = v.variant('act', [
  v.object({
    act: v.literal('show'),
    status: v.picklist(['online', 'idle', 'dnd', 'offline']),
    activity: v.pipe(v.string(), v.trim(), v.maxLength(MAX_ACTIVITY_LENGTH)),
  }),
  v.object({ act: v.literal('join') }),
  v.object({ act: v.literal('leave') }),
])
