import { GatewayIntentBits } from 'discord-api-types/v10'

/** The intents that have to be enabled for an application. */
export const PRIVILEGED_INTENTS = ['GuildMembers', 'GuildPresences', 'MessageContent'] as const
export type Intent = (typeof PRIVILEGED_INTENTS)[number]

const KNOWN_BITS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((bits, bit) => bits | bit, 0)

export function isValidIntents(bits: number): boolean {
  return Number.isInteger(bits) && bits >= 0 && (bits & ~KNOWN_BITS) === 0
}

export function hasIntent(bits: number, intent: keyof typeof GatewayIntentBits): boolean {
  return (bits & GatewayIntentBits[intent]) !== 0
}

/** Whether a session requests an intent that the application does not have. */
export function hasDisallowedIntents(bits: number, switchedOn: readonly Intent[]): boolean {
  return PRIVILEGED_INTENTS.some(
    (intent) => hasIntent(bits, intent) && !switchedOn.includes(intent)
  )
}
