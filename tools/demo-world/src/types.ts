/**
 * The types of the demo world. Nothing here uses a clock: every date is an {@link Offset} from the moment of seeding,
 * so that a world looks equally fresh whenever it is seeded.
 */

/** A Discord id. Exceeds 2^53, so always a string. */
export type Snowflake = string

/** A date relative to seeding; negative values are in the past. The parts add up. */
export interface Offset {
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
}

/** How the image host responds to a request for an image whose hash exists. */
export type ImageHealth = 'ok' | 'missing' | 'error' | 'truncated'

export interface DemoPresence {
  readonly status: 'online' | 'idle' | 'dnd' | 'offline'
  readonly activity: string | null
}

/** The Discord account of a person or a bot. */
export interface PlatformAccount {
  readonly username: string
  readonly globalName: string | null
  /** `'0'` for current accounts; four digits for legacy ones. */
  readonly discriminator: string
  /** Image hash, `a_…` when animated, null when the account has none. */
  readonly avatar: string | null
  readonly banner: string | null
  /** 0xRRGGBB. The image host draws the account's images in this color. */
  readonly accentColor: number
  readonly presence: DemoPresence
  /** How the image host responds for `avatar` and `banner`. */
  readonly images: { readonly avatar: ImageHealth; readonly banner: ImageHealth }
}

export interface PersonAccount extends PlatformAccount {
  readonly email: string | null
  readonly locale: 'en-US' | 'en-GB' | 'ro'
  /** Null when the person is not in the community server. */
  readonly serverMembership: {
    readonly joinedAt: Offset
    readonly nickname: string | null
    readonly roles: readonly Snowflake[]
  } | null
}

/** Roles that are stored with a member; the others are derived when read. */
export type StoredRole =
  'user' | 'owner' | 'moderator' | 'reviewer' | 'developer_community' | 'supporter'

/** A ban or a disablement. `expiresAt` null means permanently. */
export interface Restriction {
  readonly reason: string
  /** The rules of the guidelines that were broken. */
  readonly ruleIds: readonly string[]
  readonly expiresAt: Offset | null
  /** The member of the staff who imposed it. */
  readonly by: Snowflake
  readonly since: Offset
}

export interface DemoSubscription {
  readonly provider: 'stripe' | 'paypal'
  readonly plan: 'monthly' | 'yearly'
  readonly startedAt: Offset
  readonly expiresAt: Offset
  /** A canceled subscription stays premium until `expiresAt`. */
  readonly canceled: boolean
  readonly stripeCustomerId: string | null
  readonly stripeSubscriptionId: string | null
  readonly paypalSubscriptionId: string | null
}

/** A member's record in the directory. */
export interface MemberRecord {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly roles: readonly StoredRole[]
  readonly bio: string | null
  /** As typed: may lack the scheme. */
  readonly website: string | null
  /** Handles, with or without a leading @. */
  readonly twitter: string | null
  readonly github: string | null
  readonly youtube: string | null
  readonly ban: Restriction | null
  readonly disablement: Restriction | null
  readonly subscription: DemoSubscription | null
  readonly createdAt: Offset
}

export interface DemoPerson {
  readonly id: Snowflake
  /** The person's name in the documentation, in tests and on the consent page. */
  readonly name: string
  /** A one-line description of the person, for the consent page. */
  readonly summary: string
  readonly account: PersonAccount
  /** Null for people who have never signed in. */
  readonly member: MemberRecord | null
}

export type ApprovalStatus = 'pending' | 'approved' | 'rejected'

/** A staff decision on a bot. */
export interface Decision {
  readonly by: Snowflake
  readonly at: Offset
}

/** A server count and its source. */
export interface ServerCount {
  readonly value: number
  readonly source: 'posted' | 'staff' | 'unknown'
  /** When it was posted or set; null when the source is unknown. */
  readonly at: Offset | null
}

export interface DemoBot {
  readonly id: Snowflake
  readonly name: string
  readonly account: PlatformAccount
  /** False when Discord no longer knows the bot. */
  readonly knownToPlatform: boolean
  readonly autoDeleted: boolean
  readonly mainOwner: Snowflake
  /** At most three. */
  readonly additionalOwners: readonly Snowflake[]
  readonly prefix: string
  readonly shortDescription: string
  /** Markdown without raw HTML or images. */
  readonly description: string
  readonly inviteUrl: string
  readonly supportServer: string | null
  readonly website: string | null
  readonly github: string | null
  readonly twitter: string | null
  readonly youtube: string | null
  readonly instagram: string | null
  /** Names of the server's initial categories, at least one. */
  readonly tags: readonly string[]
  readonly approvalStatus: ApprovalStatus
  /** The reason of the approval or the rejection; null while pending. */
  readonly approvalReason: string | null
  /** The rules that a rejection names. */
  readonly brokenRules: readonly string[]
  /** Null while pending. */
  readonly decided: Decision | null
  /** Null when not certified. */
  readonly certified: Decision | null
  readonly serverCount: ServerCount
  readonly createdAt: Offset
  readonly updatedAt: Offset
  /** Comments that were written for this bot, from which reviews are composed. */
  readonly remarks: readonly Remark[]
}

/** Stars, a comment, and optionally the owner's reply. */
export type Remark = readonly [stars: Stars, comment: string, reply?: string]

export type Stars = 1 | 2 | 3 | 4 | 5

/** An application that exists on Discord but not in the directory, so it can be submitted. */
export interface UnlistedBot {
  readonly id: Snowflake
  readonly name: string
  readonly description: string
  readonly account: PlatformAccount
  /** False for a private bot, which only its owner may invite. */
  readonly public: boolean
  readonly requiresCodeGrant: boolean
}

export interface DemoReviewVote {
  readonly userId: Snowflake
  readonly vote: 1 | -1
  readonly at: Offset
}

export interface DemoReview {
  /** The bot's Discord id. With `userId` it identifies the review (a member reviews a bot once). */
  readonly botId: Snowflake
  readonly userId: Snowflake
  readonly rating: Stars
  readonly comment: string | null
  readonly ownerReply: string | null
  readonly hasOwnerHeart: boolean
  /** True when the author is blocked from the bot: the review is excluded from the list and the average. */
  readonly isBlocked: boolean
  readonly createdAt: Offset
  readonly updatedAt: Offset
  readonly votes: readonly DemoReviewVote[]
}

/** One row per member per bot. */
export interface DemoBotVote {
  readonly botId: Snowflake
  readonly userId: Snowflake
  /** How often the member voted for the bot. */
  readonly count: number
  readonly firstVoteAt: Offset
  readonly lastVoteAt: Offset
  /** Whether the member is reminded when the next vote is possible. */
  readonly wantsReminder: boolean
}

/** The votes for a bot on one day, counted back from seeding (0 is the last 24 hours). */
export interface DailyVotes {
  readonly daysAgo: number
  readonly votes: number
}

/** A named token of a bot. Nobody has its text. */
export interface DemoBotToken {
  readonly botId: Snowflake
  readonly createdBy: Snowflake
  readonly name: string
  readonly scopes: readonly string[]
  readonly createdAt: Offset
  readonly lastUsedAt: Offset | null
  /** Null when it never expires. */
  readonly expiresAt: Offset | null
}

/** A personal token of a member. Nobody has its text. */
export interface DemoPersonalToken {
  readonly memberId: Snowflake
  readonly name: string
  readonly scopes: readonly string[]
  readonly createdAt: Offset
  readonly lastUsedAt: Offset | null
  readonly expiresAt: Offset
}

/** A webhook of a bot. Nobody has its secret. */
export interface DemoWebhook {
  readonly botId: Snowflake
  readonly createdBy: Snowflake
  readonly url: string
  readonly format: string
  readonly eventTypes: readonly string[]
  readonly createdAt: Offset
  /** Null while it is sent events. */
  readonly paused: { readonly at: Offset; readonly reason: 'owner' | 'failing' } | null
}

export interface DemoRatingBlock {
  readonly botId: Snowflake
  readonly blockedUserId: Snowflake
  readonly blockedBy: Snowflake
  readonly reason: string
  readonly createdAt: Offset
}

export interface DemoCertificationApplication {
  readonly botId: Snowflake
  readonly userId: Snowflake
  /** At most 500 characters. */
  readonly reason: string
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly reviewedBy: Snowflake | null
  readonly reviewReason: string | null
  /** The rules that a rejection names. */
  readonly ruleIds?: readonly string[]
  readonly createdAt: Offset
  readonly reviewedAt: Offset | null
}

/** A review that an owner of the bot or staff removed. It can still be restored. */
export interface DemoRemovedReview {
  readonly botId: Snowflake
  readonly userId: Snowflake
  readonly rating: Stars
  readonly comment: string
  readonly createdAt: Offset
  readonly removedAs: 'owner' | 'staff'
  readonly removedBy: Snowflake
  readonly removedAt: Offset
  /** The rules that the removal names; owners name none. */
  readonly ruleIds: readonly string[]
}

/** A report of a bot, a review or a member. Reports of one target and state belong together. */
export interface DemoReport {
  readonly target:
    | { readonly type: 'bot'; readonly discordBotId: Snowflake }
    | { readonly type: 'member'; readonly userId: Snowflake }
    | { readonly type: 'review'; readonly discordBotId: Snowflake; readonly userId: Snowflake }
  readonly reporterId: Snowflake
  readonly reason: string
  readonly text: string | null
  readonly createdAt: Offset
  /** How staff decided on it. */
  readonly decision: {
    readonly outcome: 'acted' | 'dismissed'
    readonly by: Snowflake
    readonly note: string | null
    readonly at: Offset
  } | null
}

/** A change of a bot's website that waits for staff. */
export interface DemoBotChange {
  readonly botId: Snowflake
  readonly authorId: Snowflake
  readonly website: string
  readonly createdAt: Offset
}

/** An offer of a bot to another member. */
export interface DemoBotTransfer {
  readonly botId: Snowflake
  readonly fromId: Snowflake
  readonly toId: Snowflake
  readonly createdAt: Offset
  readonly endsAt: Offset
}

/** When a bot ends, and the bot that replaces it. */
export interface DemoBotEnd {
  readonly botId: Snowflake
  readonly endsOn: Offset
  readonly successorId: Snowflake | null
  readonly hasEnded: boolean
}

/** A text that staff use as the reason of decisions. */
export interface DemoSavedReply {
  /** Whose it is; null for a shared one. */
  readonly ownerId: Snowflake | null
  readonly title: string
  readonly textEn: string
  readonly textRo: string
  /** Ids of rules of the guidelines. */
  readonly ruleIds: readonly string[]
  readonly createdAt: Offset
}

/** What a staff member has written about a bot for other staff. */
export interface DemoStaffNote {
  readonly botId: Snowflake
  readonly authorId: Snowflake
  readonly text: string
  readonly createdAt: Offset
}

/** A question to the owners of a pending bot. */
export interface DemoQuestion {
  readonly botId: Snowflake
  readonly askerId: Snowflake
  readonly text: string
  readonly createdAt: Offset
  /** Null while the bot waits for its owners. */
  readonly answer: {
    readonly authorId: Snowflake
    readonly text: string
    readonly createdAt: Offset
  } | null
}

/** A pending bot that a staff member has had open. Nobody has had the others open. */
export interface DemoView {
  readonly botId: Snowflake
  readonly viewerId: Snowflake
  /** Null while it is in the viewer's queue. */
  readonly snoozedUntil: Offset | null
}

export interface DemoSupportRequest {
  readonly userId: Snowflake
  readonly subject: string
  readonly text: string
  /** A path of the site. */
  readonly link: string | null
  readonly state: 'open' | 'answered' | 'closed'
  /** Null until it is answered. */
  readonly answer: string | null
  readonly resolvedBy: Snowflake | null
  readonly createdAt: Offset
  readonly resolvedAt: Offset | null
}

/** An open appeal against the latest decision of this kind about the member. */
export interface DemoAppeal {
  readonly userId: Snowflake
  readonly action: 'disable_user' | 'reject_bot'
  readonly text: string
  readonly createdAt: Offset
}

export interface DemoAnnouncement {
  readonly title: string
  readonly description: string
  readonly channelId: Snowflake
  /** Null until the announcement is sent to Discord. */
  readonly messageId: Snowflake | null
  readonly authorId: Snowflake
  readonly reactions: readonly string[]
  readonly mentionEveryone: boolean
  readonly mentionHere: boolean
  /** `#RRGGBB` */
  readonly embedColor: string
  readonly createdAt: Offset
}

export type AdPlacement = 'header' | 'sidebar' | 'in-list' | 'footer'

export interface DemoAd {
  readonly title: string
  /** Self-contained markup that loads nothing. */
  readonly content: string
  readonly placement: AdPlacement
  readonly type: 'google-adsense' | 'custom' | 'banner'
  readonly isActive: boolean
  readonly priority: number
  readonly startDate: Offset | null
  readonly endDate: Offset | null
}

export type AdminLogTarget =
  | { readonly type: 'bot'; readonly botId: Snowflake }
  | { readonly type: 'user'; readonly userId: Snowflake }
  | { readonly type: 'rating'; readonly botId: Snowflake; readonly userId: Snowflake }
  | { readonly type: 'certification_application'; readonly botId: Snowflake }
  | { readonly type: 'report_case'; readonly report: DemoReport }
  | { readonly type: 'announcement'; readonly title: string }

/** What a change that is in the audit log was about, by the names of its fields. */
type LoggedValues = Readonly<Record<string, string>>

export interface DemoAdminLog {
  readonly adminId: Snowflake
  readonly action: string
  readonly target: AdminLogTarget
  /** Stored as JSON text. */
  readonly details: {
    readonly reason?: string
    readonly oldValue?: string | LoggedValues
    readonly newValue?: string | LoggedValues
    readonly targetName: string
    /** Those whom a decision concerns and who may appeal it. */
    readonly memberIds?: readonly Snowflake[]
    /** The rules that a decision against members names. */
    readonly ruleIds?: readonly string[]
    readonly removedAs?: 'owner' | 'staff'
  }
  readonly ipAddress: string
  readonly userAgent: string
  readonly createdAt: Offset
}

export interface DemoPremiumTransaction {
  readonly userId: Snowflake
  readonly provider: 'stripe' | 'paypal'
  readonly type: 'subscription' | 'renewal' | 'cancellation'
  /** Dollars as text, for example `4.99`. */
  readonly amount: string
  readonly currency: 'USD'
  readonly transactionId: string
  readonly subscriptionId: string
  readonly status: 'completed' | 'failed'
  readonly expiresAt: Offset | null
  readonly createdAt: Offset
}

export interface ServerRole {
  readonly id: Snowflake
  readonly name: string
  readonly color: number
}

export interface ServerChannel {
  readonly id: Snowflake
  readonly name: string
  readonly type: 'text' | 'voice'
  /** Whether only the server's moderators see it, and no bot. */
  readonly isPrivate?: boolean
}

/** The provider's Discord server, whose members may submit bots. */
export interface CommunityServer {
  readonly id: Snowflake
  readonly name: string
  readonly description: string
  readonly icon: string
  readonly inviteUrl: string
  readonly ownerId: Snowflake
  readonly roles: readonly ServerRole[]
  readonly channels: readonly ServerChannel[]
}

/** Botanica's own Discord application, which signs people in and whose bot calls the API. */
export interface SiteApplication {
  readonly id: Snowflake
  readonly name: string
  readonly description: string
  readonly account: PlatformAccount
}

/** What happened with a bot on a day. */
export interface DemoAnalyticsDay {
  readonly botId: Snowflake
  readonly day: Offset
  readonly pageViews: number
  readonly inviteClicks: number
  readonly searchImpressions: number
  readonly searchClicks: number
  /** The server count that the bot posted; null for bots that post none. */
  readonly servers: number | null
}

/** A search that found a bot on a day, by enough callers to be shown. */
export interface DemoSearchTerm {
  readonly botId: Snowflake
  readonly day: Offset
  readonly term: string
  readonly impressions: number
  readonly clicks: number
}

export interface DemoWorld {
  readonly people: readonly DemoPerson[]
  readonly bots: readonly DemoBot[]
  readonly botTokens: readonly DemoBotToken[]
  readonly personalTokens: readonly DemoPersonalToken[]
  readonly webhooks: readonly DemoWebhook[]
  readonly analytics: readonly DemoAnalyticsDay[]
  readonly searchTerms: readonly DemoSearchTerm[]
  readonly unlistedBots: readonly UnlistedBot[]
  readonly communityServer: CommunityServer
  readonly application: SiteApplication
  readonly reviews: readonly DemoReview[]
  readonly botVotes: readonly DemoBotVote[]
  readonly ratingBlocks: readonly DemoRatingBlock[]
  readonly certificationApplications: readonly DemoCertificationApplication[]
  readonly botChanges: readonly DemoBotChange[]
  readonly botTransfers: readonly DemoBotTransfer[]
  readonly botEnds: readonly DemoBotEnd[]
  readonly supportRequests: readonly DemoSupportRequest[]
  readonly savedReplies: readonly DemoSavedReply[]
  readonly staffNotes: readonly DemoStaffNote[]
  readonly questions: readonly DemoQuestion[]
  readonly views: readonly DemoView[]
  readonly appeals: readonly DemoAppeal[]
  readonly reports: readonly DemoReport[]
  readonly removedReviews: readonly DemoRemovedReview[]
  readonly announcements: readonly DemoAnnouncement[]
  readonly ads: readonly DemoAd[]
  readonly adminLogs: readonly DemoAdminLog[]
  readonly premiumTransactions: readonly DemoPremiumTransaction[]
}
