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
 * What the gateway tells of the community server, from raw events: the library's own memory passes over people whom it has
 * not seen, and would hold everybody twice. Whoever is a member has a presence, be it offline.
 */
export class CommunityServer {
  readonly #guildId: string
  readonly #feed: Pick<PresenceWriter, 'set' | 'remove' | 'retainOnly'>
  /** Whom the gateway has named since the session began. */
  #named = new Set<string>()
  #isThere = false

  constructor(guildId: string, feed: Pick<PresenceWriter, 'set' | 'remove' | 'retainOnly'>) {
    this.#guildId = guildId
    this.#feed = feed
  }

  /** Whether the gateway tells of the server: the bot is in it, and Discord has not lost it for the moment. */
  get isThere() {
    return this.#isThere
  }

  /**
   * The server as it is when a session begins.
   * @returns whether that was all of it; a large one leaves out who is offline, and they are to be asked for
   */
  begin(guild: GatewayGuildCreateDispatchData): boolean {
    if (guild.id !== this.#guildId || guild.unavailable) return true
    this.#isThere = true
    this.#named = new Set()
    this.#tell(guild)
    if (guild.large || guild.members.length < guild.member_count) return false
    this.complete()
    return true
  }

  /** Discord has lost the server, or the bot was removed from it. What is stored grows old. */
  lose({ id }: GatewayGuildDeleteDispatchData) {
    if (id === this.#guildId) this.#isThere = false
  }

  add(chunk: GatewayGuildMembersChunkDispatchData) {
    if (chunk.guild_id === this.#guildId) this.#tell(chunk)
  }

  /** Everybody has been named: who was not is no member any more. */
  complete() {
    this.#feed.retainOnly(this.#named)
  }

  join({ guild_id, user }: GatewayGuildMemberAddDispatchData) {
    if (guild_id === this.#guildId) this.#set(user.id, OFFLINE)
  }

  leave({ guild_id, user }: GatewayGuildMemberRemoveDispatchData) {
    if (guild_id !== this.#guildId) return
    this.#named.delete(user.id)
    this.#feed.remove(user.id)
  }

  show(update: GatewayPresenceUpdateDispatchData) {
    if (update.guild_id === this.#guildId) this.#set(update.user.id, parsePresence(update))
  }

  #tell({ members, presences = [] }: GuildPayload) {
    const shown = new Map(presences.map((presence) => [presence.user.id, parsePresence(presence)]))
    for (const { user } of members) this.#set(user.id, shown.get(user.id) ?? OFFLINE)
  }

  #set(id: string, presence: Presence) {
    this.#named.add(id)
    this.#feed.set(id, presence)
  }
}
