import type { Snowflake } from '@botanica/demo-world'
import type { Directory } from '../directory.ts'
import { hasIntent } from './intents.ts'
import { toMemberAdd, toMemberRemove, toPresenceUpdate, type Member } from './payloads.ts'
import type { Dispatch, Session } from './sessions.ts'

interface Change {
  readonly intent: 'GuildMembers' | 'GuildPresences'
  readonly t: Dispatch['t']
  readonly d: unknown
}

/**
 * Compares the community server with its last state, and sends the changes to every session whose intents include
 * them.
 */
export function createChangePublisher(directory: () => Directory) {
  let known = look()

  function look(): ReadonlyMap<Snowflake, Member> {
    return new Map(
      directory()
        .members()
        .map((member) => [member.account.id, member])
    )
  }

  function changesTo(after: ReadonlyMap<Snowflake, Member>): Change[] {
    const changes: Change[] = []
    const serverId = directory().server.id
    for (const [id, { account }] of known) {
      if (after.has(id)) continue
      changes.push({
        intent: 'GuildMembers',
        t: 'GUILD_MEMBER_REMOVE',
        d: toMemberRemove(account, serverId),
      })
    }
    for (const [id, member] of after) {
      const before = known.get(id)
      const joined = { intent: 'GuildMembers', d: toMemberAdd(member, serverId) } as const
      if (!before) changes.push({ ...joined, t: 'GUILD_MEMBER_ADD' })
      else if (looksDifferent(before, member)) changes.push({ ...joined, t: 'GUILD_MEMBER_UPDATE' })
      if (showsDifferently(before, member)) {
        const d = toPresenceUpdate(member.account, serverId)
        changes.push({ intent: 'GuildPresences', t: 'PRESENCE_UPDATE', d })
      }
    }
    return changes
  }

  return {
    tell(sessions: readonly Session[]) {
      const after = look()
      const changes = changesTo(after)
      known = after
      for (const session of sessions) {
        for (const { intent, t, d } of changes)
          if (hasIntent(session.intents, intent)) session.dispatch(t, d)
      }
    },
  }
}

const LOOKS = ['username', 'globalName', 'discriminator', 'avatar', 'banner'] as const

function looksDifferent(before: Member, after: Member): boolean {
  return LOOKS.some((key) => before.account.account[key] !== after.account.account[key])
}

function showsDifferently(before: Member | undefined, after: Member): boolean {
  const now = after.account.account.presence
  if (!before) return now.status !== 'offline'
  const { status, activity } = before.account.account.presence
  return status !== now.status || activity !== now.activity
}
