import type {
  DemoAd,
  DemoAnnouncement,
  DemoBot,
  DemoPerson,
  DemoPremiumTransaction,
  DemoWorld,
  MemberRecord,
  Offset,
  PlatformAccount,
  ServerCount,
} from '@botanica/demo-world'
import { LANGUAGES } from '#app/core/languages'
import type { Row } from '#database/demo/bulk_insert'

/** Returns the date for an offset of the demo data. */
export type DateOf = (offset: Offset) => Date

/** The source of a server count in the demo data, as a value of `bot_stats.serving_count_source`. */
const FIGURE_SOURCES = { posted: 'bot', staff: 'staff', unknown: 'seed' } as const

export type Member = DemoPerson & { member: MemberRecord }

/** People who have signed in; all others are only known to Discord. */
export function membersOf(world: DemoWorld): Member[] {
  return world.people.filter((person): person is Member => person.member !== null)
}

export function userRow({ id, account, member }: Member, dateOf: DateOf): Row {
  const { ban, disablement, subscription } = member
  return {
    id,
    discord_id: id,
    email: account.email,
    first_name: member.firstName,
    last_name: member.lastName,
    display_name: account.globalName,
    username: account.username,
    discord_username: account.username,
    discord_display_name: account.globalName,
    discord_discriminator: account.discriminator,
    discord_avatar: account.avatar,
    discord_banner: account.banner,
    bio: member.bio,
    website: member.website,
    twitter: member.twitter,
    github: member.github,
    youtube: member.youtube,
    language: LANGUAGES.find((language) => account.locale.startsWith(language)) ?? null,
    staff_edited_fields: [],
    roles: member.roles,
    discord_roles: account.serverMembership?.roles ?? [],
    banned: ban !== null,
    ban_reason: ban?.reason ?? null,
    ban_expires_at: ban?.expiresAt ? dateOf(ban.expiresAt) : null,
    disabled: disablement !== null,
    disable_reason: disablement?.reason ?? null,
    disable_expires_at: disablement?.expiresAt ? dateOf(disablement.expiresAt) : null,
    is_premium: subscription !== null,
    premium_type: subscription?.plan ?? null,
    premium_expires_at: subscription ? dateOf(subscription.expiresAt) : null,
    stripe_customer_id: subscription?.stripeCustomerId ?? null,
    stripe_subscription_id: subscription?.stripeSubscriptionId ?? null,
    paypal_subscription_id: subscription?.paypalSubscriptionId ?? null,
    created_at: dateOf(member.createdAt),
    updated_at: dateOf(member.createdAt),
  }
}

export function botRow(bot: DemoBot, dateOf: DateOf): Row {
  const approval = bot.approvalStatus === 'approved' ? bot.decided : null
  return {
    discord_bot_id: bot.id,
    user_id: bot.mainOwner,
    additional_owners: bot.additionalOwners,
    name: bot.name,
    username: bot.account.username,
    discriminator: bot.account.discriminator,
    avatar: bot.account.avatar,
    banner: bot.account.banner,
    staff_edited_fields: [],
    prefix: bot.prefix,
    short_description: bot.shortDescription,
    description: bot.description,
    invite_url: bot.inviteUrl,
    support_server: bot.supportServer,
    website: bot.website,
    github: bot.github,
    twitter: bot.twitter,
    youtube: bot.youtube,
    instagram: bot.instagram,
    status: bot.account.presence.status,
    approval_status: bot.approvalStatus,
    approval_reason: bot.approvalReason,
    approved_by: approval?.by ?? null,
    approved_at: approval ? dateOf(approval.at) : null,
    certified: bot.certified !== null,
    certified_by: bot.certified?.by ?? null,
    certified_at: bot.certified ? dateOf(bot.certified.at) : null,
    auto_deleted: bot.autoDeleted,
    created_at: dateOf(bot.createdAt),
    updated_at: dateOf(bot.updatedAt),
  }
}

export function servingCountColumns({ value, source, at }: ServerCount, dateOf: DateOf): Row {
  return {
    serving_count: value,
    serving_count_source: FIGURE_SOURCES[source],
    serving_count_at: at ? dateOf(at) : null,
    serving_count_frozen: source === 'staff',
  }
}

export function presenceRow(id: string, { presence }: PlatformAccount, seenAt: Date): Row {
  return { discord_id: id, ...presence, seen_at: seenAt }
}

/** The nonce must be the same in every seeding, so it is derived from the announcement's index. */
export function announcementRow(
  announcement: DemoAnnouncement,
  index: number,
  dateOf: DateOf
): Row {
  return {
    title: announcement.title,
    description: announcement.description,
    channel_id: announcement.channelId,
    message_id: announcement.messageId,
    author_id: announcement.authorId,
    reactions: announcement.reactions,
    mention_everyone: announcement.mentionEveryone,
    mention_here: announcement.mentionHere,
    embed_color: announcement.embedColor,
    state: announcement.messageId === null ? 'pending' : 'sent',
    // Pending announcements would be sent within a minute, so the demo data has none.
    attempt_at: null,
    placed_reactions: announcement.messageId === null ? [] : announcement.reactions,
    nonce: `demo-announcement-${String(index + 1).padStart(4, '0')}`,
    requested_at: dateOf(announcement.createdAt),
    created_at: dateOf(announcement.createdAt),
    updated_at: dateOf(announcement.createdAt),
  }
}

export function adRow(ad: DemoAd, dateOf: DateOf): Row {
  return {
    title: ad.title,
    content: ad.content,
    placement: ad.placement,
    type: ad.type,
    is_active: ad.isActive,
    priority: ad.priority,
    start_date: ad.startDate ? dateOf(ad.startDate) : null,
    end_date: ad.endDate ? dateOf(ad.endDate) : null,
    created_at: dateOf(ad.startDate ?? {}),
    updated_at: dateOf(ad.startDate ?? {}),
  }
}

/** Returns a member's subscription as its provider would report it, or no rows if the member has none. */
export function subscriptionRows(person: Member, dateOf: DateOf): Row[] {
  const { subscription } = person.member
  if (subscription === null) return []
  return [
    {
      provider: subscription.provider,
      subscription_id: subscription.stripeSubscriptionId ?? subscription.paypalSubscriptionId,
      user_id: person.id,
      plan: subscription.plan,
      status: 'active',
      cancels: subscription.canceled,
      period_end: dateOf(subscription.expiresAt),
      next_charge_at: subscription.canceled ? null : dateOf(subscription.expiresAt),
      // The subscription is checked with the simulator as soon as the server runs.
      next_check_at: dateOf(subscription.startedAt),
      asked_at: dateOf(subscription.startedAt),
      created_at: dateOf(subscription.startedAt),
    },
  ]
}

export function premiumTransactionRow(payment: DemoPremiumTransaction, dateOf: DateOf): Row {
  return {
    user_id: payment.userId,
    provider: payment.provider,
    type: payment.type,
    amount: payment.amount,
    currency: payment.currency,
    transaction_id: payment.transactionId,
    subscription_id: payment.subscriptionId,
    status: payment.status,
    expires_at: payment.expiresAt ? dateOf(payment.expiresAt) : null,
    created_at: dateOf(payment.createdAt),
    updated_at: dateOf(payment.createdAt),
  }
}
