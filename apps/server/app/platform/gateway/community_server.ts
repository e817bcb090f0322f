import type {
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayGuildMemberAddDispatchData,
  GatewayGuildMemberRemoveDispatchData,
  GatewayGuildMembersChunkDispatchData,
  GatewayPresenceUpdateDispatchData,
} from 'discord-api-types/v10'
import { OFFLINE, type Presence, parsePresence } from '#app/platform/presence/presence'
import type { PresenceWriter } from '#app/platform/presence/presence_writer'

interface GuildPayload {
  members: readonly { user: { id: string } }[]
  presences?: readonly { user: { id: string }; status?: unknown; activities?: unknown }[]
}

/**
 * Tracks the members of the community server and their presences from raw gateway events. The library's cache ignores people
 * whom it has not seen, and would hold everybody twice. Every member has a presence, even if it is offline.
 */
export class CommunityServer {
  readonly #guildId: string
  readonly #writer: Pick<PresenceWriter, 'set' | 'remove' | 'retainOnly'>
  /** Ids of the members received since the session began. */
  #seen = new Set<string>()
  #isAvailable = false

  constructor(guildId: string, writer: Pick<PresenceWriter, 'set' | 'remove' | 'retainOnly'>) {
    this.#guildId = guildId
    this.#writer = writer
  }

  /** Whether the gateway sends events of the server: the bot is in it, and the server is not in an outage. */
  get isAvailable() {
    return this.#isAvailable
  }

  /**
   * Handles the server's snapshot at the beginning of a session.
   * @returns whether it is complete; the snapshot of a large server omits offline members, which must be requested
   */
  startSession(guild: GatewayGuildCreateDispatchData): boolean {
    if (guild.id !== this.#guildId || guild.unavailable) return true
    this.#isAvailable = true
    this.#seen = new Set()
    this.#setAll(guild)
    if (guild.large || guild.members.length < guild.member_count) return false
    this.complete()
    return true
  }

  /** The server has an outage, or the bot was removed from it. Stored presences expire. */
  markUnavailable({ id }: GatewayGuildDeleteDispatchData) {
    if (id === this.#guildId) this.#isAvailable = false
  }

  add(chunk: GatewayGuildMembersChunkDispatchData) {
    if (chunk.guild_id === this.#guildId) this.#setAll(chunk)
  }

  /** All members have been received: everybody else has left. */
  complete() {
    this.#writer.retainOnly(this.#seen)
  }

  join({ guild_id, user }: GatewayGuildMemberAddDispatchData) {
    if (guild_id === this.#guildId) this.#set(user.id, OFFLINE)
  }

  leave({ guild_id, user }: GatewayGuildMemberRemoveDispatchData) {
    if (guild_id !== this.#guildId) return
    this.#seen.delete(user.id)
    this.#writer.remove(user.id)
  }

  updatePresence(update: GatewayPresenceUpdateDispatchData) {
    if (update.guild_id === this.#guildId) this.#set(update.user.id, parsePresence(update))
  }

  #setAll({ members, presences = [] }: GuildPayload) {
    const shown = new Map(presences.map((presence) => [presence.user.id, parsePresence(presence)]))
    for (const { user } of members) this.#set(user.id, shown.get(user.id) ?? OFFLINE)
  }

  #set(id: string, presence: Presence) {
    this.#seen.add(id)
    this.#writer.set(id, presence)
  }
}
