import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER, hence, nextNumber, nextSnowflake } from '#database/factories/support'
import { UserSchema } from '#database/schema'

/** A member. The key is the Discord id. */
export class User extends UserSchema {
  static override table = 'users'
  static override selfAssignPrimaryKey = true
}

type UserOverrides = Partial<Omit<ModelAttributes<User>, 'discordId'>>

/** Creates an active member with the role `user`. */
export async function makeUser(overrides: UserOverrides = {}) {
  const number = nextNumber('user')
  const id = overrides.id ?? nextSnowflake('member')
  const user = await User.create(
    {
      id,
      discordId: id,
      email: `member${number}@example.test`,
      username: `member${number}`,
      displayName: `Member ${number}`,
      discordUsername: `member${number}`,
      discordDisplayName: `Member ${number}`,
      discordDiscriminator: '0',
      ...overrides,
    },
    OWNER
  )
  return user.refresh()
}

/** Creates a member of the staff: the staff role replaces the role `user`. */
export function makeStaff(
  role: 'reviewer' | 'moderator' | 'developer_community' | 'owner',
  overrides: UserOverrides = {}
) {
  return makeUser({ roles: [role], ...overrides })
}

/** Creates a member whose premium lasts another month. */
export function makePremiumUser(overrides: UserOverrides = {}) {
  return makeUser({
    isPremium: true,
    premiumType: 'monthly',
    premiumExpiresAt: hence({ months: 1 }),
    ...overrides,
  })
}

/** Creates a permanently banned member. */
export function makeBannedUser(overrides: UserOverrides = {}) {
  return makeUser({ banned: true, banReason: 'Spam', ...overrides })
}
