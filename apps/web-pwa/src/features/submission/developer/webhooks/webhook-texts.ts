import type { WebhookDelivery } from '@botanica/api-client/submission'

/** The key of each event's text: a dot separates the keys of nested texts. */
export const getEventText = (type: WebhookDelivery['eventType']) =>
  `webhooks.types.${type}` as const
