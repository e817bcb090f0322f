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

export const REJECTIONS: readonly string[] = splitLines(`
The bot was offline each time we tried it. Please submit it again when it stays up.
It asks for Administrator. Please ask only for what it needs.
Half of the commands answer "coming soon". Come back when they are here.
The description is about another bot.
The invite link leads to a page that wants a password.
It sends direct messages to everybody who joins, without asking.
A copy of another listed bot, with its texts. Please show us what is yours.
No way to delete what it stores about members.
It pings everyone when it restarts.
The support server has no channel that one can write in.
`)
