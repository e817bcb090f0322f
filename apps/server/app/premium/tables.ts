/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['premium_subscriptions', 'premium_transactions', 'webhook_events'] as const
