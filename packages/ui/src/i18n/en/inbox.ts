/** Events about a member's bots, applications and account. */
export const inbox = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread_one: 'Notifications, {{count}} unread',
  openUnread_other: 'Notifications, {{count}} unread',
  announced_one: '{{count}} unread notification',
  announced_other: '{{count}} unread notifications',
  markAllRead: 'Mark all as read',
  unread: 'Unread',
  emptyTitle: 'Nothing here yet',
  emptyText: 'News about your bots, reviews and account appears here.',
  failedTitle: "Couldn't load your notifications",
  failedText: 'Check your connection and try again.',
  markFailed: "Couldn't mark your notifications as read. Please try again.",
  someBot: 'Your bot',
  reason: 'Reason: {{reason}}',
  until: 'Until {{date}}',
  settings: 'Notification settings',
  /* Body of a notification on a device, where others may read it, so it has no reasons. */
  push: {
    why: 'Open Botanica to see why.',
    more: 'Open Botanica to read more.',
  },
  /* `_nameless`: the same without the bot, where "Your bot" can't stand for its name. */
  kinds: {
    bot_approved: '{{bot}} was approved',
    bot_rejected: '{{bot}} was rejected',
    bot_certified: '{{bot}} is now certified',
    bot_uncertified: '{{bot}} is no longer certified',
    application_rejected: 'The application for {{bot}} was rejected',
    application_rejected_nameless: 'Your certification application was rejected',
    account_banned: 'Your account was banned',
    account_disabled: 'Your account was disabled',
    account_freed: 'Your account is no longer restricted',
    review_reply: 'An owner of {{bot}} replied to your review',
    review_reply_nameless: 'An owner replied to your review',
    co_owner_added: 'You are now an additional owner of {{bot}}',
    co_owner_added_nameless: 'You are now an additional owner of a bot',
    support_answered: 'Your support request was answered',
    /* Kinds that a newer server sends and this version does not know. */
    other: "There's news about your account",
  },
} as const
