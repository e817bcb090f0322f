import { kind } from '../kind.ts'

export const moderationKinds = [
  kind({
    tags: ['Moderation'],
    also: ['Utility', 'Logging'],
    asksFor: 'guard',
    bots: `
Brine | Link and invite filter with an allow list that your moderators can edit by chat. | Brine sits between the send button and your channel and takes out what you said you did not want.
automoderator9000 | Word filters, spam limits and slow mode that switches itself on. | The name was a joke in a group chat. The filters are not.
Quietus | Detects caps, repeated letters and walls of emoji, then asks nicely first. | Most noise is not malice, it is excitement. Quietus treats the first three times as excitement.
Spamhound | Finds copy-paste spam within seconds, across every channel of your server. | Spamhound remembers the last two minutes of every channel, as fingerprints and not as text, and barks when it smells the same thing twice.
Palisade | Phishing links out, everything else stays. One toggle, sane defaults. | There are moderation bots with three hundred options. Palisade has one, and it is on when you invite it.
Wordsmith Filter | A word list that understands spaces, lookalike letters and leetspeak. | People write around word lists. This one reads around the people who write around word lists.
Sentinel Lite | Free, small, open source automod for servers under 5,000 members. | Sentinel Lite is what we run on our own three servers, cleaned up so that others can run it too.
Ghostping Detector | Tells you who was pinged by a message that has already been deleted. | You get a notification, you open the channel, there is nothing. Now there is something.
FloodGate | Rate limits for messages, joins, reactions and thread creation, per role. | Discord has slow mode for a channel. FloodGate has slow mode for a person.
NSFWatch | Flags explicit pictures before they are seen, and never stores one. | Pictures are looked at in memory, scored, and forgotten. Above your line they are hidden behind a button that only staff can press. | Moderation, Images, AI
Mr. Clean Chat | Bulk delete with filters: by author, by word, by age, by attachment. | /clear 100 is a hammer. This is the drawer with the other tools.
ScamSieve Jr | Nitro scams, fake giveaways and steam links, gone before anyone clicks. | My little brother lost an account to a fake gift link. This bot is for him, and for yours.
`,
    features: `
Rules per channel, with exceptions for roles and for single members
[not Ghostping Detector; Mr. Clean Chat] A **dry run** mode that logs what it would have done for a week
[not NSFWatch] Deleted messages are kept for the staff for 24 hours, then gone for good
[automoderator9000; Wordsmith Filter; Brine] Lookalike letters are folded before anything is compared
[not Ghostping Detector; Mr. Clean Chat; NSFWatch] Warnings go to the author in private, so nobody is shamed in public
Works in threads and forum posts, which half of the filters forget
[automoderator9000; Wordsmith Filter; Sentinel Lite; Brine] \`/filter add\` takes a word, a phrase or a pattern
[automoderator9000; Wordsmith Filter; Sentinel Lite; Brine] \`/filter test\` shows what a message would trigger, without sending it
[not Ghostping Detector; Mr. Clean Chat] \`/allow\` makes an exception that ends by itself
[not Ghostping Detector; Mr. Clean Chat; Palisade] \`/strictness\` has five positions, from asleep to airport
[not Ghostping Detector; Mr. Clean Chat; Palisade; NSFWatch] Escalation that you write: delete, warn, ten minutes, an hour, a human
A digest every Monday: what was removed, what was restored, and by whom
[not NSFWatch; FloodGate; Ghostping Detector; ScamSieve Jr; Palisade] Ignores quotes and code blocks unless you say otherwise
[not Mr. Clean Chat; FloodGate] Edited messages are checked again
`,
    remarks: `
[not Ghostping Detector; Mr. Clean Chat] 5 | Turned on dry run, read the log for a week, turned it on for real. Best onboarding I have seen.
[Palisade; ScamSieve Jr; Brine; Spamhound] 5 | Caught the wave of fake gift links last month before any of us woke up.
4 | Very few false alarms. The ones it has are funny.
[Wordsmith Filter; automoderator9000; Sentinel Lite] 4 | Does the job. I wish the word list could be shared between two servers. | Shared lists are in testing. Ping us in support and I will let you in.
[not Ghostping Detector; Mr. Clean Chat] 3 | Good filter, confusing names for the levels.
[Wordsmith Filter; automoderator9000; Sentinel Lite; NSFWatch] 2 | It kept deleting our recipe channel because of one ingredient. | Sorry! Kitchen words are on the default allow list since Tuesday.
5 | We are 40 people and it still feels made for us.
`,
    activities: `
the mod queue
[Brine; Palisade; ScamSieve Jr; Spamhound] for bad links
[automoderator9000; Sentinel Lite] 2.4k filters
quiet channels
[automoderator9000; Wordsmith Filter; Sentinel Lite; Brine] /filter test
`,
  }),
  kind({
    tags: ['Moderation', 'Welcome'],
    also: ['Utility', 'Logging'],
    asksFor: 'roles',
    bots: `
Turnstile | A captcha at the door that a person solves in four seconds. | Turnstile asks one question to everyone who walks in. People answer it. Scripts do not.
Gatehouse Verify | Verification by button, by question, or by a friend who vouches for you. | Three ways in, all of them yours to switch off.
RaidShield | Locks the server when joins spike, unlocks it when they stop. | A raid lasts about ninety seconds. RaidShield needs four of them.
Checkpoint Charlie Bot | Holds accounts younger than a week in a waiting room, with a view. | New accounts are not suspicious. Eighty new accounts in one minute are.
verifyme | Email domain verification for schools, clubs and companies. | Students prove that they are students by a code sent to their university address. The address itself is never stored. | Welcome, Moderation
AltRadar | Points at probable alternate accounts and leaves the decision to you. | A returning troll types like a returning troll. AltRadar compares habits, not addresses.
Doorcam | Shows your staff who joined, from which invite, and what they did first. | Joining is the most interesting minute of a member's life in your server, and normally nobody watches it.
Airlock | Two doors: one to the rules, one to the rest. Never both open. | Newcomers land in a channel that looks alive, because it is: your greeters are in it.
Handshake | Members vouch for members. Bad guests count against the host. | A private server grows by trust. Handshake writes down who trusted whom.
Bouncer Bob | Age gates, name checks and a polite no. | Bob has stood in front of worse places than your server.
Lockstep | One command locks forty channels, one brings back exactly what was there. | Panic buttons are easy. Lockstep is about the button after the panic button.
The Ferryman | Takes newcomers across once they have read what is on the ticket. | Rules that nobody reads are decoration. The Ferryman asks about number four. | Welcome, Moderation
`,
    features: `
[Turnstile; Gatehouse Verify; Bouncer Bob; Airlock] Captchas as pictures, as sums or as plain questions, whichever your people can use
[Turnstile; Gatehouse Verify; Bouncer Bob; verifyme; The Ferryman] A screen-reader path that is just as short as the other one
[not Lockstep; The Ferryman; verifyme] Accounts without a picture, with a day-old birthday, or with forty digits in the name are marked
[RaidShield; Lockstep; Checkpoint Charlie Bot] A list of everybody who came during a raid, with one button for all
[not RaidShield; Lockstep; AltRadar; Doorcam] Roles before and after verification, and a time limit in between
[RaidShield; Lockstep] \`/lockdown\` for all channels, \`/lockdown here\` for one
[Turnstile; Gatehouse Verify; verifyme; Bouncer Bob; Airlock; The Ferryman] \`/verify @member\` when somebody cannot make it work
[not Lockstep; AltRadar; Handshake] \`/gate stats\` says how many came, passed, failed and gave up
[Doorcam; Handshake; RaidShield; AltRadar] Invites are told apart, so you learn which partner sends the spam
[Bouncer Bob; RaidShield; Checkpoint Charlie Bot] Kicks with a message that tells how to come back
[Turnstile] Sends nothing to third parties. The captcha is drawn by the bot itself
Staff are called in a channel, by role, or not at all at night
[Turnstile; Gatehouse Verify; Airlock; The Ferryman; verifyme] Newcomers who are stuck for ten minutes are offered help
`,
    remarks: `
[RaidShield; Lockstep; Turnstile; Checkpoint Charlie Bot] 5 | We had three raids in May and I only know because of the log.
[Turnstile] 5 | The captcha is readable. That is the review.
[Turnstile; Gatehouse Verify; verifyme; The Ferryman] 4 | Solid, though my grandmother needed two tries. She is in now and posts daily.
[Checkpoint Charlie Bot; Airlock; Gatehouse Verify] 3 | Fine, but the waiting room needs explaining to newcomers.
[Turnstile; Gatehouse Verify; Bouncer Bob] 5 | Screen-reader friendly verification. I have been asking for this for years.
4 | Good defaults. Docs could mention the permissions order. | They do now, with a drawing. Thanks!
[RaidShield; Lockstep] 1 | Locked our whole server on release day because we got popular. | It was set to strict. /gate expect tells it about busy days. We should have said so louder.
`,
    activities: `
the door
who comes in
[Handshake] 42 handshakes today
[RaidShield; Lockstep] /lockdown
[Bouncer Bob; verifyme; Checkpoint Charlie Bot] your papers, please
`,
  }),
  kind({
    tags: ['Moderation', 'Logging'],
    also: ['Utility', 'Productivity'],
    asksFor: 'guard',
    bots: `
Casebook | Every warning, mute and ban as a numbered case with notes and evidence. | Moderation is paperwork. Casebook does the paper.
Strike Three | A points system for warnings that fades with good behaviour. | Points come, points go. Nobody should carry a joke from March into December.
Appeal Court | Banned members write one letter. Your staff votes on it. | The most useful thing that a ban can have is a way out. | Moderation, Tickets
modnotes | Private notes on members, visible to staff, searchable, exportable. | It is a notebook. It has been a notebook for four years and it will stay a notebook.
Timeout Timmy | Timeouts with reasons, reminders when they end, and a follow-up question. | When a timeout ends, Timmy asks both sides whether it is fine now. Usually it is.
Second Pair of Eyes | Big decisions need two moderators. This bot finds the second one. | Bans at 2 a.m. are rarely good bans.
Report Box | Right click, report, done. The staff sees it, the room does not. | Members notice trouble long before moderators do. They just need a quiet way to say so. | Moderation, Tickets
ModShift | Duty rosters for moderators, with handover notes and a gentle nudge. | Your busiest hour is probably not the hour in which your moderators are awake. ModShift draws you the graph. | Moderation, Productivity
Precedent | Shows how similar cases were decided before you decide this one. | Fair means that Tuesday's ban and Friday's ban look alike.
Nightwatch Mod | Keeps a server calm from midnight to six with stricter rules and softer words. | Everything is worse at 3 a.m. except this bot.
Clipboard 📋 | Moderation templates: write the message once, send it well a thousand times. | You have typed "please keep it in the spoiler channel" often enough.
Ombudsbot | Complaints about moderators go to people who are not those moderators. | Who moderates the moderators? A rota of three members drawn by lot, it turns out.
`,
    features: `
[Report Box; Ombudsbot] \`/report\` works from any message, and from the phone
[Clipboard 📋] \`/use\` picks a template and fills in the names
[ModShift; Nightwatch Mod] \`/rota\` shows who is on duty tonight
[not Clipboard 📋; ModShift; Nightwatch Mod; Timeout Timmy; modnotes] Cases are numbered, searchable, and can be linked to each other
[Casebook; Report Box; Appeal Court; modnotes; Ombudsbot] Evidence is kept as a copy, because links to deleted messages show nothing
[not Clipboard 📋; ModShift; Report Box] Reasons are mandatory. One word is not a reason
[Casebook; Strike Three; modnotes; Timeout Timmy] A timeline per member, readable in ten seconds
[ModShift; Casebook; Strike Three] Moderator statistics that count conversations, not punishments
[Casebook; Precedent; Appeal Court; Second Pair of Eyes; Ombudsbot] \`/case 214\` shows everything that belongs to it
[Casebook; Strike Three; Clipboard 📋; Precedent] \`/warn\` suggests the reason that you used last time
[Casebook; Strike Three; modnotes; Timeout Timmy] \`/history @member\` includes what has been forgiven, in grey
[ModShift; Nightwatch Mod; Casebook] \`/handover\` writes the note for the next shift
Exports as CSV for servers that have to answer to somebody
[not Clipboard 📋; ModShift; Report Box] Everything can be undone for a month, with the undo in the record
[Casebook; Strike Three; Timeout Timmy; Appeal Court] The person concerned may read their own record with one command
[not ModShift; modnotes; Report Box] Quotes the rule by its number, in the language of the member
[Casebook; Second Pair of Eyes] Bans sync between servers only when both sides agree, case by case
`,
    remarks: `
5 | Changed how our team talks to people.
[Clipboard 📋; Timeout Timmy; Report Box; Ombudsbot; Appeal Court] 4 | Small, focused, and the wording is kind.
[Nightwatch Mod; ModShift; Second Pair of Eyes] 5 | Our night moderators sleep better, and so do the members.
[Casebook; Strike Three; Precedent] 5 | Finally we can answer "why was I warned" with a link and not with an argument.
[Strike Three] 5 | The fading points changed the tone of the whole team.
[Casebook; modnotes; Precedent] 4 | Excellent record keeping. The mobile view of a long case is a scroll marathon.
[Casebook; Strike Three; Timeout Timmy] 5 | Members can read their own record. That alone makes people behave better, on both sides.
[Casebook; Strike Three] 4 | We moved 1,100 warnings over from a spreadsheet. Import took a coffee. | A large coffee, judging by the file. Welcome!
3 | Powerful, but small servers will use a tenth of it.
[Casebook; Appeal Court; Second Pair of Eyes] 2 | Forgot a case during an outage. They found it again, but still.
`,
    activities: `
[Casebook; Precedent] case #2,118
paperwork
[Second Pair of Eyes; Ombudsbot] two signatures
[ModShift; Nightwatch Mod] the handover
[Appeal Court] open appeals: 3
`,
  }),
]
