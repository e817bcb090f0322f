import { Failure } from '#app/core/errors'
import { findCommunityServer, isCommunityMember } from '#app/platform/discord/discord'
import { getServerInvitation } from '#app/platform/discord/invitations'
import type { Requester } from '#app/platform/discord/miss_budget'
import { isSeenInServer } from '#app/platform/queries/find_presence'

export interface ServerMembership {
  isInServer: boolean
  /** Both are `null` when nobody can say at the moment. */
  inviteUrl: string | null
  serverName: string | null
}

/** What an answer is worth that can be had; a defect is none. */
async function unlessUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/**
 * Whether somebody is in the community server. Discord is asked; while it does not answer, who was seen by the gateway in
 * the last minutes is a member.
 * @throws `unavailable` or `rate_limited` when neither knows
 */
export async function isInCommunityServer(userId: string, requester: Requester): Promise<boolean> {
  try {
    return await isCommunityMember(userId, requester)
  } catch (error) {
    if (await isSeenInServer(userId)) return true
    throw error
  }
}

/** The same with what a person needs to join. @throws as `isInCommunityServer` */
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
