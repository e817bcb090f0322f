import type { CurrentUser } from '@botanica/api-client'
import type {
  AdminLog,
  AdministeredAd,
  AdministeredCategory,
  AdminUser,
  Announcement,
  Channel,
  EvaluatedBot,
  ItemReader,
  PeopleStatistics,
  QueuedAppeal,
  QueuedBotChange,
  QueuedSupportRequest,
  RemovedReview,
  ReportCase,
  ReviewedApplication,
  SavedReply,
  StaffBot,
  StaffOverview,
  Statistics,
} from '@botanica/api-client/staff'
import type { BotCardBot } from '../../src/bots/index.ts'
import { specimens } from '../sections/specimens.ts'

const EARLIER = '2026-11-20T10:00:00.000Z'
const LATER = '2026-11-23T16:45:00.000Z'

/** The signed-in owner. */
export const viewer: CurrentUser = {
  id: '200000000000000001',
  username: 'olivia',
  displayName: 'Olivia Owner',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  discordAvatar: 'present',
  discordBanner: null,
  bio: null,
  website: null,
  twitter: null,
  github: null,
  youtube: null,
  email: 'olivia@example.org',
  discordId: '200000000000000001',
  discordUsername: 'olivia',
  discordDisplayName: 'Olivia',
  isPremium: false,
  premiumType: null,
  premiumExpiresAt: null,
  roles: ['user', 'owner'],
  banned: false,
  banReason: null,
  banExpiresAt: null,
  banDecision: null,
  disabled: false,
  disableReason: null,
  disableExpiresAt: null,
  disableDecision: null,
  createdAt: EARLIER,
  botCount: 0,
}

/** Who submitted the bots. */
export const builder: AdminUser = {
  ...viewer,
  id: '200000000000000006',
  username: 'bruno',
  displayName: 'Bruno Builder',
  email: 'bruno@example.org',
  isPremium: true,
  roles: ['user', 'bot_developer', 'premium'],
  role: 'user',
  botCount: 3,
}

const members: AdminUser[] = [
  builder,
  { ...viewer, role: 'owner' },
  {
    ...builder,
    id: '200000000000000009',
    username: 'stiuca',
    displayName: 'Știucă',
    discordAvatar: null,
    isPremium: false,
    roles: ['user', 'moderator'],
    role: 'moderator',
    banned: true,
    banReason: 'Spam.',
    botCount: 0,
  },
]

const toStaffBot = (specimen: BotCardBot, at: number): StaffBot => ({
  ...specimen,
  id: at + 1,
  userId: builder.id,
  additionalOwners: [],
  submitterLanguage: 'ro',
  undo: null,
  submitter: {
    id: builder.id,
    username: builder.username,
    displayName: builder.displayName,
    globalName: null,
    discriminator: null,
    avatar: builder.discordAvatar,
    banner: null,
    roles: builder.roles,
    isPremium: true,
  },
  isOwn: false,
  username: specimen.name,
  prefix: '!',
  description: '## What it does\n\nKeeps a server **tidy**, without shouting about it.',
  supportServer: 'https://discord.gg/garden',
  twitter: null,
  youtube: null,
  instagram: null,
  github: null,
  website: 'https://example.org',
  tags: [...specimen.tags],
  servingCountSource: 'bot',
  servingCountAt: LATER,
  servingCountFrozen: false,
  isServingCountStale: false,
  isViewed: true,
  snoozedUntil: null,
  isWaitingForOwner: false,
  medianServingCount: 1_240,
  hasServingCountJump: false,
  ratingCount: 18,
  status: specimen.approvalStatus,
  approvalReason: null,
  autoDeleted: false,
  staffEditedFields: [],
  createdAt: EARLIER,
  submittedAt: EARLIER,
  approvedAt: null,
  version: 1,
})

const bots = specimens.map(toStaffBot)

const pendingBots = bots.map((bot, at): StaffBot => ({
  ...bot,
  isViewed: at === 0,
  certified: false,
  status: 'pending',
  approvalStatus: 'pending',
}))

type PreflightResult = NonNullable<EvaluatedBot['preflight']>['results'][number]

const toPreflightResult = (result: Partial<PreflightResult>): PreflightResult => ({
  check: 'account',
  field: null,
  state: 'passed',
  reason: null,
  status: null,
  similarBot: null,
  online: [],
  ...result,
})

const preflightResults = [
  toPreflightResult({}),
  toPreflightResult({ check: 'invitation', state: 'hint', reason: 'dangerous' }),
  toPreflightResult({
    check: 'link',
    field: 'website',
    state: 'hint',
    reason: 'missing',
    status: 404,
  }),
  toPreflightResult({ check: 'online', online: [true, false, true] }),
]

const evaluate = (bot: StaffBot): EvaluatedBot => ({
  ...bot,
  platform: {
    status: 'known',
    isPublic: true,
    presence: { status: 'online', activity: null },
    createdAt: EARLIER,
  },
  permissions: ['Administrator', 'ManageRoles', 'SendMessages'],
  builder: {
    joinedAt: EARLIER,
    bots: { pending: 1, approved: 2, rejected: 0 },
    otherBots: [
      { id: 7, discordBotId: '300000000000000007', name: 'Ivy', approvalStatus: 'approved' },
      { id: 6, discordBotId: '300000000000000006', name: 'Sieve', approvalStatus: 'rejected' },
    ],
    restricted: false,
  },
  questions: [
    {
      id: 1,
      asker: null,
      text: 'Why does it need administrator rights?',
      version: 1,
      createdAt: EARLIER,
      answer: 'It mutes members.',
      answerer: null,
      closedAt: LATER,
    },
  ],
  decisions: [
    {
      id: 1,
      action: 'reject_bot',
      adminId: viewer.id,
      adminName: viewer.displayName,
      reason: 'Its commands do not answer.',
      version: 1,
      createdAt: EARLIER,
    },
  ],
  history: [
    {
      id: 1,
      action: 'reject_bot',
      adminId: viewer.id,
      adminName: viewer.displayName,
      reason: 'Its commands do not answer.',
      createdAt: EARLIER,
    },
  ],
  ownerHistory: [
    {
      id: 2,
      action: 'ban_user',
      memberId: builder.id,
      memberName: builder.displayName,
      adminId: viewer.id,
      adminName: viewer.displayName,
      reason: 'Spam.',
      createdAt: EARLIER,
    },
  ],
  preflight: { version: bot.version, checkedAt: LATER, results: preflightResults },
  notes: [
    { id: 1, author: null, text: 'Its support server is empty.', createdAt: EARLIER },
    { id: 2, author: null, text: 'Somebody answered there today.', createdAt: LATER },
  ],
})

const applications = bots.slice(0, 3).map((bot, at): ReviewedApplication => ({
  id: at + 1,
  botId: bot.id,
  status: 'pending',
  reason: 'It serves many gardens and answers within a second.',
  reviewReason: null,
  decision: null,
  createdAt: EARLIER,
  discordBotId: bot.discordBotId,
  botName: bot.name,
  botAvatar: bot.avatar,
  serverCount: bot.servingCount,
  serverCountSource: 'bot',
  serverCountAt: LATER,
  medianServerCount: 1_240,
  sustainedServerCount: 275,
  sustainedServerCountDays: 28,
  hasServerCountJump: false,
  userId: builder.id,
  userEmail: builder.email,
  applicantName: builder.displayName,
  applicantLanguage: 'ro',
  submittedAt: EARLIER,
  reviewedAt: null,
  reviewedByName: null,
  isOwn: false,
  eligibility: { approved: true, notCertified: true, enoughServers: at === 0 },
  version: 1,
  undo: null,
}))

const request: QueuedSupportRequest = {
  id: 1,
  subject: 'The search does not find my bot',
  text: 'Since yesterday.',
  link: '/bot/42',
  state: 'open',
  answer: null,
  createdAt: EARLIER,
  resolvedAt: null,
  userId: builder.id,
  memberName: builder.displayName,
  isPremium: true,
  resolvedByName: null,
  isOwn: false,
}

const reportCase: ReportCase = {
  id: 1,
  targetType: 'review',
  targetId: '7',
  state: 'open',
  createdAt: '2026-05-30T09:00:00.000Z',
  decidedAt: null,
  decidedByName: null,
  note: null,
  rules: [],
  reportCount: 1,
  isOwn: false,
  undo: null,
  current: {
    name: 'Amara Obi',
    botId: 1,
    discordBotId: '500000000000000001',
    fields: { bot: 'Hedgewarden', rating: 5, comment: 'Nothing to see.', ownerReply: null },
  },
  reports: [
    {
      id: 1,
      reason: 'spam',
      text: 'It advertises another bot.',
      createdAt: '2026-05-30T09:00:00.000Z',
      reporterId: '200000000000000008',
      reporterName: 'Vlad Visitor',
      snapshot: {
        name: 'Amara Obi',
        botId: 1,
        discordBotId: '500000000000000001',
        fields: { bot: 'Hedgewarden', rating: 5, comment: 'Use my bot!', ownerReply: null },
      },
    },
  ],
}

const { id: botId, name: botName, discordBotId, avatar } = pendingBots[0]!
const chip = { id: botId, name: botName, discordBotId, avatar }

const appeal: QueuedAppeal = {
  id: 1,
  decisionId: 11,
  text: 'The host was down while you looked. It answers again.',
  state: 'open',
  answer: null,
  createdAt: LATER,
  decidedAt: null,
  action: 'reject_bot',
  userId: builder.id,
  memberName: builder.displayName,
  decidedByName: null,
  isBySamePerson: false,
  decisionById: '200000000000000003',
  decisionByName: 'Rita Reviewer',
  decisionAt: EARLIER,
  reason: 'It does not answer.',
  rules: [],
  targetType: 'bot',
  targetId: String(botId),
  targetName: botName,
  removedText: null,
  discordBotId,
  isOwn: false,
  isOwnDecision: false,
}

const change: QueuedBotChange = {
  id: 1,
  kind: 'held',
  bot: chip,
  author: null,
  authorLanguage: null,
  isOwn: false,
  heldFor: ['website'],
  before: { website: 'https://before.example' },
  after: { website: 'https://after.example' },
  version: 1,
  createdAt: EARLIER,
}

const removedReview: RemovedReview = {
  id: 7,
  bot: chip,
  authorId: '200000000000000008',
  authorName: 'Vlad Visitor',
  rating: 2,
  comment: 'It was down for a whole weekend, and nobody said why.',
  removedAs: 'owner',
  removedById: builder.id,
  removedByName: builder.displayName,
  isOwn: false,
  isWrittenAgain: false,
  createdAt: '2026-11-18T09:00:00.000Z',
  removedAt: EARLIER,
  restorableUntil: '2026-12-20T10:00:00.000Z',
}

const supportRequests: QueuedSupportRequest[] = [
  request,
  {
    ...request,
    id: 2,
    subject: 'How do I hand my bot over?',
    state: 'answered',
    answer: 'Add the new owner to its owners first.',
    resolvedAt: LATER,
    resolvedByName: viewer.displayName,
  },
]

const announcement: Announcement = {
  id: 1,
  title: 'The spring meeting',
  description: 'On **Saturday**, in the voice channel.',
  channelId: '400000000000000001',
  channelName: 'announcements',
  messageId: '500000000000000001',
  reactions: ['🌱', '🌸'],
  mentionEveryone: false,
  mentionHere: true,
  embedColor: '#3f7d4e',
  state: 'sent',
  failure: null,
  createdBy: viewer.id,
  createdByName: viewer.displayName,
  requestedAt: EARLIER,
  createdAt: EARLIER,
  updatedAt: EARLIER,
}

const announcements: Announcement[] = [
  announcement,
  { ...announcement, id: 2, messageId: null, state: 'failed', failure: 'Missing Permissions' },
]

const channels: Channel[] = [{ id: announcement.channelId, name: 'announcements', type: 'text' }]

const ad: AdministeredAd = {
  id: 1,
  title: 'Pots and seeds',
  content: 'Pots and seeds for every balcony.',
  placement: 'header',
  type: 'custom',
  isActive: true,
  priority: 10,
  state: 'shown',
  startDate: null,
  endDate: null,
  createdAt: EARLIER,
  updatedAt: EARLIER,
}

const ads: AdministeredAd[] = [
  ad,
  { ...ad, id: 2, title: 'Watering cans', placement: 'sidebar', state: 'scheduled' },
]

const categories: AdministeredCategory[] = [
  { id: 1, name: 'Moderation', description: 'Bots that keep order.', botCount: 12 },
  { id: 2, name: 'Music', description: null, botCount: 0 },
]

const itemReaders: ItemReader[] = [
  { itemType: 'bot', itemId: botId, person: pendingBots[0]!.submitter! },
  { itemType: 'bot_change', itemId: change.id, person: pendingBots[0]!.submitter! },
  { itemType: 'appeal', itemId: appeal.id, person: pendingBots[0]!.submitter! },
]

const week = { decisions: 14, medianHours: 20.5, p90Hours: 46.2, reversed: 1, undone: 0 }
const calmWeek = { decisions: 9, medianHours: 11.4, p90Hours: 30.8, reversed: 0, undone: 2 }
const total = { decisions: 23, medianHours: 16.9, p90Hours: 44.1, reversed: 1, undone: 2 }

const statistics: Statistics = {
  countedUntil: LATER,
  total,
  weeks: [
    { week: '2026-11-16', backlog: 21, ...week },
    { week: '2026-11-23', backlog: 17, ...calmWeek },
  ],
}

const peopleStatistics: PeopleStatistics = {
  countedUntil: LATER,
  people: [
    {
      id: viewer.id,
      name: viewer.displayName,
      total,
      weeks: [
        { week: '2026-11-16', ...week },
        { week: '2026-11-23', ...calmWeek },
      ],
    },
  ],
}

const savedReplies: SavedReply[] = [
  {
    id: 1,
    shared: true,
    title: 'Bot is offline',
    textEn: 'Hi {member}, {bot} was offline. Rules: {rule}.',
    textRo: 'Salut, {member}! {bot} era offline. Reguli: {rule}.',
    ruleIds: ['online'],
    version: 1,
    createdAt: EARLIER,
  },
]

const log: AdminLog = {
  id: 1,
  adminId: viewer.id,
  adminName: viewer.displayName,
  action: 'approve_bot',
  targetType: 'bot',
  targetId: '1',
  targetName: 'Aurora',
  ipAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  details: '{}',
  createdAt: LATER,
}

const logs: AdminLog[] = [
  log,
  {
    ...log,
    id: 2,
    action: 'update_role',
    targetType: 'user',
    targetId: builder.id,
    targetName: builder.displayName,
    details: JSON.stringify({ oldValue: 'user', newValue: 'reviewer' }),
  },
  {
    ...log,
    id: 3,
    action: 'reject_bot',
    targetName: 'Sieve',
    details: JSON.stringify({ reason: 'Its commands do not answer.' }),
  },
]

const overview: StaffOverview = {
  totalBots: bots.length,
  pending: pendingBots.length,
  certified: bots.filter(({ certified }) => certified).length,
  pendingApplications: applications.length,
  openSupportRequests: 1,
  openAppeals: 1,
  openReports: 1,
  openChanges: 1,
}

/** The response to each read of the staff screens, by path. */
export const responses: Readonly<Record<string, unknown>> = {
  '/api/admin/overview': overview,
  '/api/admin/bots/pending': pendingBots,
  '/api/admin/bots': bots,
  ...Object.fromEntries(pendingBots.map((bot) => [`/api/admin/bots/${bot.id}`, evaluate(bot)])),
  '/api/admin/certification-applications': applications,
  '/api/admin/support-requests': supportRequests,
  '/api/admin/reports': [reportCase],
  '/api/admin/appeals': [appeal],
  '/api/admin/bot-changes': [change],
  '/api/admin/removed-ratings': [removedReview],
  '/api/admin/users': members,
  ...Object.fromEntries(members.map((member) => [`/api/admin/users/${member.id}`, member])),
  '/api/admin/logs': logs,
  '/api/admin/logs/admins': [{ id: viewer.id, name: viewer.displayName }],
  '/api/admin/announcements': announcements,
  '/api/discord/channels': channels,
  '/api/admin/ads': ads,
  '/api/admin/categories': categories,
  '/api/admin/saved-replies': savedReplies,
  '/api/admin/item-readers': itemReaders,
  '/api/admin/statistics': statistics,
  '/api/admin/statistics/people': peopleStatistics,
}
