import { Limit } from '#app/core/limits/limit'

const MINUTE = 60

/** Codes that are shown for a token, by where they come from: as many as sign-ins may be begun. */
export const desktopTokens = new Limit({
  name: 'desktop_token',
  tokens: 20,
  perSeconds: MINUTE,
  acrossProcesses: true,
})
