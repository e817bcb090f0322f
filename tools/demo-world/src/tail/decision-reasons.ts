import { splitLines } from './kind.ts'

export const APPROVALS: readonly string[] = splitLines(`
Works as described. Lovely documentation.
Tested in the review server for two days. No complaints.
Permissions are modest and explained.
Second look: the privacy notice is there now. Welcome!
All commands answered, including the odd ones.
Fine. Please add a support server when you can.
Resubmitted with a shorter list of permissions. Thank you.
`)

/** Reasons of rejections, each with the rule of the guidelines that it names. */
export const REJECTIONS: readonly { rule: string; reason: string }[] = splitLines(`
online | The bot was offline each time we tried it. Please submit it again when it stays up.
least-permissions | It asks for Administrator. Please ask only for what it needs.
promise | Half of the commands answer "coming soon". Come back when they are here.
promise | The description is about another bot.
help | The invite link leads to a page that wants a password.
no-unwanted-messages | It sends direct messages to everybody who joins, without asking.
original | A copy of another listed bot, with its texts. Please show us what is yours.
minimal-data | No way to delete what it stores about members.
no-unwanted-messages | It pings everyone when it restarts.
help | The support server has no channel that one can write in.
`).map((line) => {
  const [rule, reason] = line.split(' | ')
  return { rule: rule!, reason: reason! }
})
