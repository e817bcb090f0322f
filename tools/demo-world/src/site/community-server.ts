import { getImageHash, createPlatformAccount } from '../account.ts'
import { PEOPLE } from '../ids.ts'
import type { CommunityServer, ServerChannel, SiteApplication } from '../types.ts'

const SERVER_ID = '500000000000000001'
const APPLICATION_ID = '400000000000000001'

export const SERVER_ROLES = {
  gardeners: '500000000000000101',
  keepers: '500000000000000102',
  growers: '500000000000000103',
  patrons: '500000000000000104',
} as const

export const CHANNELS = {
  announcements: { id: '500000000000000201', name: 'announcements', type: 'text' },
  newBots: { id: '500000000000000202', name: 'new-bots', type: 'text' },
  greenhouse: { id: '500000000000000203', name: 'greenhouse', type: 'text' },
  romana: { id: '500000000000000204', name: 'limba-română', type: 'text' },
  pottingShed: { id: '500000000000000205', name: 'Potting shed', type: 'voice' },
  keepers: { id: '500000000000000206', name: 'keepers-only', type: 'text', isPrivate: true },
} as const satisfies Record<string, ServerChannel>

export const communityServer: CommunityServer = {
  id: SERVER_ID,
  name: 'Botanica Community',
  description: 'Where the people who grow, review and use bots meet.',
  icon: getImageHash('icon', SERVER_ID, 'still')!,
  inviteUrl: 'https://discord.gg/botanica-demo',
  ownerId: PEOPLE.olivia,
  roles: [
    { id: SERVER_ROLES.gardeners, name: 'Head Gardener', color: 0x3f7d4e },
    { id: SERVER_ROLES.keepers, name: 'Keeper', color: 0x4e8f9a },
    { id: SERVER_ROLES.growers, name: 'Grower', color: 0xb98a3a },
    { id: SERVER_ROLES.patrons, name: 'Patron', color: 0xd0705a },
  ],
  channels: Object.values(CHANNELS),
}

export const application: SiteApplication = {
  id: APPLICATION_ID,
  name: 'Botanica',
  description: 'A public directory of Discord bots.',
  account: createPlatformAccount(APPLICATION_ID, {
    username: 'Botanica',
    discriminator: '7341',
    presence: { status: 'online', activity: 'Watching the garden' },
  }),
}
