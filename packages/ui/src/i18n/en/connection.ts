/** How fresh a screen is, and when it may not be. */
export const connection = {
  live: 'Live: changes appear by themselves',
  polling: 'Checking for changes every few seconds',
  away: 'Waiting for the connection',
  unreachable: "We can't reach our server. You see what was loaded last; we keep trying.",
} as const
