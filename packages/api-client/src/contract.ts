/** The server's limits, messages, roles and intervals, for clients, which may not import the server. */
export * from '@botanica/server/contract'
