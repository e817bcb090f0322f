export type { DiscordControl } from './discord/control.ts'
export { DEMO_DISCORD_CREDENTIALS, type DiscordCredentials } from './discord/credentials.ts'
export type {
  Membership,
  NewBot,
  NewPerson,
  SimulatedBot,
  SimulatedPerson,
} from './discord/directory.ts'
export type { ActiveFault, Fault, Misbehaviour } from './discord/faults.ts'
export type { GatewayControl } from './discord/gateway/gateway.ts'
export type { LoggedGatewayEvent } from './discord/gateway/log.ts'
export type { GatewaySettings } from './discord/gateway/settings.ts'
export type { RateLimit } from './discord/rate-limits.ts'
export type { LoggedRequest } from './discord/request-log.ts'
export {
  startDiscordSimulator,
  type DiscordSimulator,
  type DiscordSimulatorOptions,
} from './discord/start.ts'
