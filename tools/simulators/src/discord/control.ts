import type { PlatformAccount, Snowflake } from '@botanica/demo-world'
import type { Ban, NewBot, NewPerson, SimulatedBot, SimulatedPerson } from './directory.ts'
import type { ActiveFault, Fault } from '../http/faults.ts'
import type { Gateway, GatewayControl } from './gateway/gateway.ts'
import type { SimulatedMessage } from './messages.ts'
import type { RateLimit } from './rate-limits.ts'
import type { LoggedRequest } from '../http/request-log.ts'
import type { Simulation } from './simulation.ts'

/** Everything that a test can do to the platform. The same calls exist over HTTP under `/control`. */
export interface DiscordControl {
  /** Makes some routes of the simulator misbehave until the fault is removed, or for a number of requests. */
  addFault(fault: Fault): ActiveFault
  /** Returns false when there was no such fault. */
  removeFault(id: number): boolean
  faults(): readonly ActiveFault[]
  /** Narrows the rate limit that applies to each route's bucket. */
  setRateLimit(rateLimit: RateLimit): void
  /** Ends all bearer tokens, or those of one person. Returns the number of token pairs that it ended. */
  revokeTokens(userId?: Snowflake): number
  addPerson(person: NewPerson): SimulatedPerson
  addBot(bot: NewBot): SimulatedBot
  /** Changes the name, picture or presence. */
  changeAccount(id: Snowflake, change: Partial<PlatformAccount>): void
  /** From now on the platform does not know the account, like a deleted bot or a closed account. */
  removeAccount(id: Snowflake): void
  setMembership(userId: Snowflake, inServer: boolean): void
  /** The bans of the community server, with their reasons; over HTTP an object keyed by id. */
  bans(): ReadonlyMap<Snowflake, Ban>
  readonly gateway: GatewayControl
  /** The messages of a channel of the community server, oldest first. */
  messages(channelId: Snowflake): readonly SimulatedMessage[]
  /** Deletes a message, as a moderator would. */
  removeMessage(id: Snowflake): void
  /** Moves the clock by which codes and tokens expire. */
  advanceClock(ms: number): void
  /** The requests since the start or the last reset, oldest first; paths without the version. */
  requests(prefix?: string): readonly LoggedRequest[]
  clearRequests(): void
  /** Restores the initial world, without faults, tokens or requests. */
  reset(): void
}

export function createControl(simulation: Simulation, gateway: Gateway): DiscordControl {
  /** Changes the world and lets the gateway publish the change. */
  function change<Result>(work: () => Result): Result {
    const result = work()
    gateway.publishChanges()
    return result
  }

  return {
    gateway: gateway.control,
    addFault: (fault) => simulation.faults.add(fault),
    removeFault: (id) => simulation.faults.remove(id),
    faults: () => simulation.faults.list(),
    setRateLimit: (rateLimit) => simulation.rateLimits.set(rateLimit),
    revokeTokens: (userId) => simulation.grants.revokeAll(userId),
    addPerson: (person) => change(() => simulation.directory.addPerson(person)),
    addBot: (bot) => simulation.directory.addBot(bot),
    changeAccount(id, facts) {
      change(() => simulation.directory.changeAccount(id, facts))
    },
    removeAccount: (id) => change(() => simulation.directory.removeAccount(id)),
    setMembership: (id, inServer) => change(() => simulation.directory.setMembership(id, inServer)),
    messages: (channelId) => simulation.messages.list(channelId),
    removeMessage: (id) => simulation.messages.remove(id),
    bans: () => simulation.directory.bans(),
    advanceClock(ms) {
      simulation.clockOffsetMs += ms
    },
    requests: (prefix) => simulation.requests.list(prefix),
    clearRequests: () => simulation.requests.clear(),
    reset() {
      simulation.reset()
      gateway.reset()
    },
  }
}
