import { Failure } from '#app/core/errors'
import { findCommunityServer, isCommunityMember } from '#app/platform/discord/discord'
import { getServerInvitation } from '#app/platform/discord/invitations'
import type { Requester } from '#app/platform/discord/miss_budget'
import { isSeenInServer } from '#app/platform/queries/find_presence'

export interface ServerMembership {
  isInServer: boolean
  /** Both are `null` while Discord is unavailable. */
  inviteUrl: string | null
  serverName: string | null
}

/** Resolves to `undefined` when the lookup fails as expected. Other errors are thrown. */
async function unlessUnavailable<Value>(lookup: Promise<Value>): Promise<Value | undefined> {
  try {
    return await lookup
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/**
 * Whether somebody is in the community server, according to Discord. While Discord does not respond, everybody whose
 * presence the gateway received in the last few minutes counts as a member.
 * @throws `unavailable` or `rate_limited` when neither source knows
 */
export async function isInCommunityServer(userId: string, requester: Requester): Promise<boolean> {
  try {
    return await isCommunityMember(userId, requester)
  } catch (error) {
    if (await isSeenInServer(userId)) return true
    throw error
  }
}

/** The membership, with what a person needs to join. @throws as `isInCommunityServer` */
export async function findMembership(
  userId: string,
  requester: Requester
): Promise<ServerMembership> {
  const [isInServer, server] = await Promise.all([
    isInCommunityServer(userId, requester),
    unlessUnavailable(findCommunityServer(requester)),
  ])
  return {
    isInServer,
    inviteUrl: getServerInvitation(server ?? null),
    serverName: server?.name ?? null,
  }
}
