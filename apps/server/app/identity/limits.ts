import { Limit } from '#app/core/limits/limit'

const MINUTE = 60

/** Sign-ins that are begun, by where they come from (`security.md` section 6). */
export const signInStarts = new Limit({
  name: 'sign_in',
  tokens: 20,
  perSeconds: MINUTE,
  acrossProcesses: true,
})
