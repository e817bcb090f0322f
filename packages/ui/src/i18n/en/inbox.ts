/** What happened to a member's bots, applications and account. */
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
  emptyText: 'When something happens to your bots, reviews or account, it is told here.',
  failedTitle: 'Your notifications could not be loaded',
  failedText: 'Check your connection and try again.',
  markFailed: 'They could not be marked as read. Please try again.',
  someBot: 'Your bot',
  reason: 'Reason: {{reason}}',
  until: 'Until {{date}}',
  settings: 'Notification settings',
  /* Below the title of what a device shows, for everybody to read who passes: no reasons. */
  push: {
    why: 'Open Botanica to read why.',
    more: 'Open Botanica to read more.',
  },
  kinds: {
    bot_approved: '{{bot}} was approved',
    bot_rejected: '{{bot}} was rejected',
    bot_certified: '{{bot}} is certified now',
    bot_uncertified: '{{bot}} is not certified any more',
    application_rejected: 'The application for {{bot}} was rejected',
    account_banned: 'Your account was banned',
    account_disabled: 'Your account was disabled',
    account_freed: 'Your account is free again',
    review_reply: 'An owner of {{bot}} replied to your review',
    co_owner_added: 'You are now an additional owner of {{bot}}',
    /* What a newer server tells of. */
    other: 'Something happened to your account',
  },
} as const
