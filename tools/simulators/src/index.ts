export type { DiscordControl } from './discord/control.ts'
export { DEMO_DISCORD_CREDENTIALS, type DiscordCredentials } from './discord/credentials.ts'
export type {
  Membership,
  NewBot,
  NewPerson,
  SimulatedBot,
  SimulatedPerson,
} from './discord/directory.ts'
export type { ActiveFault, Fault, FaultBehavior } from './http/faults.ts'
export type { GatewayControl } from './discord/gateway/gateway.ts'
export type { LoggedGatewayEvent } from './discord/gateway/log.ts'
export type { GatewaySettings } from './discord/gateway/settings.ts'
export type { SimulatedMessage } from './discord/messages.ts'
export type { RateLimit } from './discord/rate-limits.ts'
export type { LoggedRequest } from './http/request-log.ts'
export {
  startDiscordSimulator,
  type DiscordSimulator,
  type DiscordSimulatorOptions,
} from './discord/start.ts'
export type { ListenerControl } from './listener/control.ts'
export type { ReceivedHook } from './listener/simulation.ts'
export {
  startListenerSimulator,
  type ListenerSimulator,
  type ListenerSimulatorOptions,
} from './listener/start.ts'
export type { Card } from './payments/cards.ts'
export type { PaymentsControl } from './payments/control.ts'
export { DEMO_PAYMENTS_CREDENTIALS, type PaymentsCredentials } from './payments/credentials.ts'
export type { Delivery, DeliverySettings, Order } from './payments/deliveries.ts'
export {
  startPaymentsSimulator,
  type PaymentsSimulator,
  type PaymentsSimulatorOptions,
} from './payments/start.ts'
export type { PushControl } from './push/control.ts'
export type { PushMessage, Subscription as SimulatedSubscription } from './push/simulation.ts'
export { startPushSimulator, type PushSimulator, type PushSimulatorOptions } from './push/start.ts'
