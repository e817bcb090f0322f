/** The tables that this context owns: only its own statements write them. */
export const TABLES = [
  'inbox_items',
  'web_push_choices',
  'web_push_queue',
  'web_push_subscriptions',
] as const
