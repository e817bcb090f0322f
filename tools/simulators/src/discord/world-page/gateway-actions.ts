import type { GatewayControl } from '../gateway/gateway.ts'
import type { LoggedGatewayEvent } from '../gateway/log.ts'
import type { GatewaySettings } from '../gateway/settings.ts'

/** Discord's "unknown error", after which clients reconnect. */
const UNKNOWN_ERROR = 4000

/** What can be done to connected clients. */
export const GATEWAY_ACTIONS: Readonly<
  Record<string, { readonly label: string; readonly work: (control: GatewayControl) => unknown }>
> = {
  drop: { label: 'Drop the connections', work: (control) => control.drop() },
  close: { label: `Close them (${UNKNOWN_ERROR})`, work: (control) => control.drop(UNKNOWN_ERROR) },
  freeze: { label: 'Freeze the connections silently', work: (control) => control.freeze() },
  reconnect: { label: 'Ask to reconnect', work: (control) => control.requestReconnect() },
  invalidate: { label: 'Invalid session, resumable', work: (control) => control.invalidate(true) },
  end: { label: 'Invalid session, not resumable', work: (control) => control.invalidate(false) },
  forget: { label: 'Clear all sessions', work: (control) => control.clearSessions() },
  stir: { label: 'Change a few presences', work: (control) => control.changePresences() },
}

/** The settings that are on while nothing is wrong. */
export const GATEWAY_SWITCHES = {
  accepts: 'lets clients in',
  greets: 'greets who begins a session',
  acknowledges: 'answers heartbeats',
  serverAvailable: 'has the community server',
} as const satisfies Partial<Record<keyof GatewaySettings, string>>
export type GatewaySwitch = keyof typeof GATEWAY_SWITCHES

export function describeEvent(event: LoggedGatewayEvent): string {
  switch (event.kind) {
    case 'connect':
      return `connected at ${event.path}`
    case 'refuse':
      return 'was not let in'
    case 'identify':
      return event.session === null ? 'asked for a session too soon' : 'began a session'
    case 'resume':
      return event.replayed === null
        ? 'wanted to resume, and could not'
        : `resumed and missed ${event.replayed} events`
    case 'heartbeat':
      return 'heartbeat'
    case 'request_members':
      return 'asked for the members'
    case 'close':
      return `was closed with ${event.code}`
  }
}
