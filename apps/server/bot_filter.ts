/** What a filter of bots means, for clients that filter without a connection. */
export * from './app/directory/bot_filter.js'
