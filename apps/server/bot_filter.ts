/** What a filter of bots means, and why a bot has its place in a list, for clients that find bots without a connection. */
export * from './app/directory/bot_filter.js'
export * from './app/directory/reasons.js'
