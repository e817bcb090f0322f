import { createPlatformAccount, type Picture } from '../account.ts'
import type {
  DemoPerson,
  DemoPresence,
  DemoSubscription,
  MemberRecord,
  Offset,
  PersonAccount,
  Restriction,
  Snowflake,
  StoredRole,
} from '../types.ts'

interface AccountSketch {
  readonly id: Snowflake
  readonly name: string
  readonly is: string
  readonly username: string
  readonly globalName?: string | null
  readonly discriminator?: string
  readonly avatar?: Picture
  readonly banner?: Picture
  readonly email?: string | null
  readonly locale?: PersonAccount['locale']
  readonly presence?: DemoPresence
  /** Days since the person joined the community server; null for non-members. */
  readonly joinedDaysAgo: number | null
  readonly nickname?: string
  readonly serverRoles?: readonly Snowflake[]
}

interface MemberSketch extends AccountSketch {
  readonly memberSince: Offset
  readonly firstName?: string
  readonly lastName?: string
  readonly roles?: readonly StoredRole[]
  readonly bio?: string
  readonly website?: string
  readonly twitter?: string
  readonly github?: string
  readonly youtube?: string
  readonly ban?: Restriction
  readonly disablement?: Restriction
  readonly subscription?: DemoSubscription
}

/** A person with an account in the directory. */
export function member(sketch: MemberSketch): DemoPerson {
  const record: MemberRecord = {
    firstName: sketch.firstName ?? null,
    lastName: sketch.lastName ?? null,
    roles: sketch.roles ?? ['user'],
    bio: sketch.bio ?? null,
    website: sketch.website ?? null,
    twitter: sketch.twitter ?? null,
    github: sketch.github ?? null,
    youtube: sketch.youtube ?? null,
    ban: sketch.ban ?? null,
    disablement: sketch.disablement ?? null,
    subscription: sketch.subscription ?? null,
    createdAt: sketch.memberSince,
  }
  return { ...stranger(sketch), member: record }
}

/** A person with a Discord account who has never signed in. */
export function stranger(sketch: AccountSketch): DemoPerson {
  const { id, name, is, joinedDaysAgo } = sketch
  const email = `${sketch.username.replace(/[^a-z0-9]+/g, '.')}@mail.example`
  const account: PersonAccount = {
    ...createPlatformAccount(id, {
      ...sketch,
      globalName: sketch.globalName === undefined ? name : sketch.globalName,
      banner: sketch.banner ?? 'none',
    }),
    email: sketch.email === undefined ? email : sketch.email,
    locale: sketch.locale ?? 'en-US',
    serverMembership:
      joinedDaysAgo === null
        ? null
        : {
            joinedAt: { days: -joinedDaysAgo },
            nickname: sketch.nickname ?? null,
            roles: sketch.serverRoles ?? [],
          },
  }
  return { id, name, summary: is, account, member: null }
}
