import { createPlatformAccount } from '../account.ts'
import type { Snowflake, UnlistedBot } from '../types.ts'

/** Applications that exist on Discord and that nobody has submitted yet. */
export const UNLISTED = {
  kettle: '310000000000000001',
  footbridge: '310000000000000002',
  privatePond: '310000000000000003',
  lockedGrove: '310000000000000004',
} as const satisfies Record<string, Snowflake>

export const unlistedBots: readonly UnlistedBot[] = [
  {
    id: UNLISTED.kettle,
    name: 'Kettle',
    description: 'Tells the server when tea is ready.',
    account: createPlatformAccount(UNLISTED.kettle, {
      username: 'Kettle',
      discriminator: '4180',
      presence: { status: 'online', activity: 'Nearly boiling' },
    }),
    public: true,
    requiresCodeGrant: false,
  },
  {
    id: UNLISTED.footbridge,
    name: 'Footbridge',
    description: 'Connects two channels across a river.',
    account: createPlatformAccount(UNLISTED.footbridge, {
      username: 'Footbridge',
      avatar: 'none',
      banner: 'none',
    }),
    public: true,
    requiresCodeGrant: false,
  },
  {
    id: UNLISTED.privatePond,
    name: 'Private Pond',
    description: 'A bot that only its owner may invite.',
    account: createPlatformAccount(UNLISTED.privatePond, {
      username: 'Private Pond',
      discriminator: '0012',
    }),
    public: false,
    requiresCodeGrant: false,
  },
  {
    id: UNLISTED.lockedGrove,
    name: 'Locked Grove',
    description: 'A bot whose invitation needs a code grant.',
    account: createPlatformAccount(UNLISTED.lockedGrove, {
      username: 'Locked Grove',
      discriminator: '7788',
      banner: 'none',
    }),
    public: true,
    requiresCodeGrant: true,
  },
]
