/** The server's limits, messages, roles and intervals, for screens, which may not import the server. */
export * from '@botanica/server/contract'
