import db from '@adonisjs/lucid/services/db'
import { OWNER, makeBannedUser, makeBot, makeStaff, makeUser } from '#database/factories/index'
import { hasRoleWithRight, STAFF_ROLES, type StaffRight } from '#app/identity/rules'
import { issueAccessToken } from '#app/identity/access_tokens'
import { PERSONAL_TOKEN_SCOPES } from '#app/identity/tokens/rules'
import { bearer } from '#tests/identity/support/desktop'
import type { World } from '#tests/openapi/support/ways'
import type { useCallers } from '#tests/openapi/support/world'

/** Somebody who makes requests. */
export interface Actor {
  /** Names the role in reports. */
  name: string
  /** `null` for visitors. */
  id: string | null
  /** The roles that count at this moment: none for a restricted member. */
  roles: readonly string[]
  headers: Record<string, string>
}

const FORGED_COOKIE = '__Host-sid=s%3AeyJtZXNzYWdlIjoiZm9yZ2VkIn0.forged; signed_in=1; premium=1'
const FORGED_TOKEN = 'botanica_MQ.Zm9yZ2Vk'

type Callers = ReturnType<typeof useCallers>

async function byToken(
  scope: 'member' | 'staff',
  id: string,
  roles: readonly string[]
): Promise<Actor> {
  const scopes = scope === 'member' ? PERSONAL_TOKEN_SCOPES : []
  const token = await issueAccessToken({ userId: id, name: 'fuzz', scope, scopes })
  return { name: `${scope} token`, id, roles, headers: bearer(token.release()) }
}

/** Creates new actors of every role, with sessions and tokens. */
export async function makeActors(callers: Callers, world: World): Promise<Actor[]> {
  const bySession = async (name: string, id: string, roles: readonly string[] = []) => {
    return { name, id, roles, headers: await callers.headersOf({ id }) }
  }
  const banned = await makeBannedUser()
  const disabled = await makeStaff('moderator', { disabled: true, disableReason: 'Spam' })
  const owner = await makeStaff('owner')
  const member = await makeUser()
  const staff = await Promise.all(
    STAFF_ROLES.map(async (role) => bySession(role, (await makeStaff(role)).id, [role]))
  )
  return [
    { name: 'visitor', id: null, roles: [], headers: {} },
    { name: 'forged cookie', id: null, roles: [], headers: { cookie: FORGED_COOKIE } },
    { name: 'forged token', id: null, roles: [], headers: bearer(FORGED_TOKEN) },
    { name: 'bot token', id: null, roles: [], headers: { authorization: world.token } },
    await bySession('user', (await makeUser()).id),
    await bySession('owner of the bot', world.owner.id),
    ...staff,
    await bySession('banned', banned.id),
    await bySession('disabled', disabled.id),
    await byToken('member', member.id, []),
    await byToken('staff', owner.id, ['owner']),
  ]
}

/** A text that only some may read: the marker of its kind and the member whom it belongs to. */
const MARKER = /private\.(\w+)\.(\d+)/g

/** Which staff may read texts of others: those with one of these rights. The log has the text of each application. */
const READERS = {
  email: ['reviewApplications'],
  support: ['answerSupport'],
  application: ['reviewApplications', 'readLogs'],
  hidden: ['seeHiddenBots'],
  inbox: [],
  token: [],
  customer: [],
} as const satisfies Record<string, readonly StaffRight[]>
type PrivateKind = keyof typeof READERS

const mark = (kind: PrivateKind, member: string) => `'private.${kind}.' || ${member}`

/**
 * Marks private columns of all rows, so that a response with another member's text can be recognized.
 * @returns the Discord id of a pending bot whose description is marked
 */
export async function markPrivateTexts(): Promise<string> {
  const hidden = await makeBot({ approvalStatus: 'pending' })
  await db.connection(OWNER.connection).rawQuery(`
    UPDATE users SET email = ${mark('email', 'id')} || '@example.test',
      stripe_customer_id = ${mark('customer', 'id')} WHERE deleted_at IS NULL;
    UPDATE support_requests SET text = ${mark('support', 'user_id')};
    UPDATE certification_applications SET reason = ${mark('application', 'bots.user_id')}
      FROM bots WHERE bots.id = bot_id;
    UPDATE inbox_items SET reason = ${mark('inbox', 'user_id')} WHERE kind = 'bot_rejected';
    UPDATE auth_access_tokens SET name = ${mark('token', 'tokenable_id')};
    UPDATE bots SET description = ${mark('hidden', 'user_id')} || repeat(' secret', 10) WHERE id = ${hidden.id};
  `)
  return hidden.discordBotId
}

/** Returns the private texts in a response that the actor may not read. */
export function findPrivateTexts(text: string, { id, roles }: Actor): string[] {
  return [...text.matchAll(MARKER)]
    .filter(([, kind, member]) => {
      const rights: readonly StaffRight[] = READERS[kind as PrivateKind]
      return member !== id && !rights.some((right) => hasRoleWithRight(roles, right))
    })
    .map(([marker]) => marker)
}
