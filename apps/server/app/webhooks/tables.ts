/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['bot_webhooks', 'webhook_deliveries', 'webhook_queue'] as const
