/** Topic: events of a bot were recorded; the key is its id. */
export const BOT_EVENT_TOPIC = 'bot_event'
