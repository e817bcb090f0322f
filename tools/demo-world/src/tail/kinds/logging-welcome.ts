import { kind } from '../kind.ts'

export const loggingAndWelcomeKinds = [
  kind({
    tags: ['Logging'],
    also: ['Moderation', 'Utility'],
    asksFor: 'logs',
    bots: `
Logbook of the Nautilus | Edits, deletions, joins and role changes, one tidy line each. | A ship's log: date, hour, what happened. Adjectives are for novels.
Audit Otter | Alerts for dangerous permission changes, weekly reports for the rest. | Otters hold hands so that they do not drift apart. This one holds your permissions.
paper-trail-2 | Message edits and deletions with diffs, kept as long as you choose. | Shows what changed between two versions, word by word, in red and green and also in words.
Heatmap Harry | When and where your server is awake, as a weekly heat map. | You will learn that Thursday at nine is your real prime time.
Invite Inspector | Which invites work, which are dead, which bring trouble. | Twelve of your invites are used. Forty are not. Two are in a spam list.
ServerPulse | Activity statistics without reading a single message. | Counts only. We do not ask for message content, so we could not peek if we wanted to.
Blackout Recorder | Notes when Discord or your bots were down, for the post-mortem. | "It was down at around four" becomes 16:03:12 to 16:21:40.
VoiceLog Violet | Who was in which voice channel and for how long. | For study rooms, paid lessons and parents.
ChangeDetective | Finds the change that broke your server. | Tell it what stopped working. It lists what changed since it last worked, most likely culprit first.
Census | A yearly portrait of your server: languages, time zones, tenure. | Anonymous, voluntary, and with better charts than the real one. | Logging, Polls, Community
Webhook Warden | Watches integrations and webhooks for new, changed and leaked ones. | Leaked webhooks are how quiet servers get loud at night.
Ledger Lines | Logs that go to your own database and nowhere else. | You give it a connection string, it gives you rows. We keep nothing.
`,
    features: `
\`/since\` compares with any day you name
[Logbook of the Nautilus; paper-trail-2; Audit Otter] One channel for each kind of event, or one for all
[not Census; Blackout Recorder] Retention from a day to a year, then truly deleted
[Logbook of the Nautilus; paper-trail-2; VoiceLog Violet; Heatmap Harry; Invite Inspector] Member requests for deletion are one command
[not Census; Blackout Recorder; Webhook Warden] Ignored channels, roles and bots, with wildcards
[paper-trail-2; Logbook of the Nautilus] Diffs that mark words and not whole paragraphs
[Logbook of the Nautilus; paper-trail-2; Ledger Lines; VoiceLog Violet] \`/log\` shows what is recorded where
[not Census; ServerPulse; Heatmap Harry; Blackout Recorder] \`/find\` by member, day or kind of event
\`/report\` makes the weekly page at once
[Logbook of the Nautilus; Audit Otter; Webhook Warden; Ledger Lines; paper-trail-2] \`/silence 2h\` during migrations
Exports as CSV and JSON lines
[ServerPulse; Heatmap Harry; Census; VoiceLog Violet; Invite Inspector; Webhook Warden; Audit Otter] Works without the message content permission where that is possible
[Audit Otter; Webhook Warden; ChangeDetective] Alerts come with a button that takes the change back
Time zones per reader, so "yesterday" means yesterday
`,
    remarks: `
5 | Does not miss a thing and does not make a fuss.
[Census; ServerPulse; Heatmap Harry; Invite Inspector; VoiceLog Violet] 4 | Numbers that a committee can read.
[ChangeDetective; Audit Otter; Logbook of the Nautilus] 5 | Found the role change that broke our forum in under a minute.
[ServerPulse; Heatmap Harry; Census] 5 | No message content permission. That decided it for us.
[Heatmap Harry] 4 | Clean and quiet. The heat map sells itself to the team.
[Logbook of the Nautilus; paper-trail-2; Ledger Lines; VoiceLog Violet] 4 | Good retention settings. Our privacy officer smiled, briefly.
[Logbook of the Nautilus; paper-trail-2; Audit Otter] 3 | Lots of events, takes a while to tame. | /log preset calm is the shortcut we should have had from the start.
[Audit Otter; Webhook Warden] 5 | The undo button in the alert is genius.
`,
    activities: `
[Blackout Recorder] 16:03:12
[paper-trail-2] word by word
[Heatmap Harry] Thursday at nine
for changes
/find
`,
  }),
  kind({
    tags: ['Welcome'],
    also: ['Community', 'Utility'],
    asksFor: 'roles',
    bots: `
Red Carpet | Welcome cards with name, number and your own background. | The thousandth member gets a golden one. Prepare a speech. | Welcome, Images
Hello, Hallo, Bonjour | Greets newcomers in the language of their client. | Forty-one languages, each written by somebody who speaks it at home.
Buddy System | Pairs each newcomer with a volunteer for the first week. | Seven days, two check-ins, one person who knows your name.
Porch Light | A soft welcome in the evening, when somebody is there to answer. | Greetings at 4 a.m. go unanswered. Porch Light waits until people are awake.
introbot | Asks newcomers three questions and posts a proper introduction. | Introductions that have something to reply to get replies.
FirstPost | Notices a member's first message and makes sure that somebody answers. | If nobody has answered within twenty minutes, it taps a regular on the shoulder.
Farewell Frank | Goodbyes without drama, and an optional question why. | One in six answers. Their answers are worth more than any survey.
The Concierge | Tours of your server: five stops, two minutes, skip any time. | People leave because they do not find the room they came for.
Map & Key | Shows newcomers only the channels they asked for. | Ninety channels are a maze. Four are a home.
Welcome Waffle 🧇 | Serves each newcomer a waffle with a topping chosen by lot. | The topping becomes their first conversation. Nobody agrees about sardines.
Rule Reader | Reads the rules with you, asks one thing, gives the role. | Two minutes with the rules at the start save an hour with the moderators later.
Anniversarybot | Celebrates join anniversaries with the member's first message. | "Hi, is this the right place?" Three years ago today. Yes, it was.
`,
    features: `
\`/welcome off\` for a day when things get wild
[not Buddy System; FirstPost; Map & Key; Farewell Frank] Templates with preview, as text, as picture, or both
[not FirstPost; Anniversarybot; Farewell Frank] Different greetings for different invites
[not Anniversarybot; Farewell Frank; FirstPost] A delay until the rules are accepted
Never pings the whole server
Counts who stayed a week, which matters more than who came
[Red Carpet; Hello, Hallo, Bonjour; Porch Light; Welcome Waffle 🧇; introbot; The Concierge; Rule Reader] \`/greet preview\` shows it as a newcomer would see it
[Red Carpet; Hello, Hallo, Bonjour; Welcome Waffle 🧇; Anniversarybot] \`/greet test\` with a long name, an emoji name and no picture
[The Concierge; Map & Key; Rule Reader] \`/tour\` can be taken again at any time
\`/quiet hours\` so nobody is waved at in the night
[not Red Carpet; Anniversarybot] Direct messages only when the member agrees
[not Anniversarybot; Farewell Frank; FirstPost] Roles on arrival, with a button for those who want them
[Red Carpet; Welcome Waffle 🧇; Anniversarybot] Pictures have a text alternative with the same warmth
`,
    remarks: `
3 | Nice, but I had to read the docs to find the delay.
4 | Warm without being sticky.
5 | More people stay. That is all that I can say, and all that counts.
[Buddy System] 5 | The buddy system doubled how many stay. We measured for half a year.
[Anniversarybot] 5 | My first message, three years later. I was not ready.
[Welcome Waffle 🧇] 4 | Sardines are fine and I will not be silenced.
[Red Carpet] 4 | Beautiful cards. Very long names shrink a bit much. | They wrap since the last update. Have a look.
[The Concierge; Map & Key] 3 | Good, but the tour cannot skip categories yet.
[Hello, Hallo, Bonjour] 5 | Greeted my Finnish friend in Finnish. She stayed for that.
`,
    activities: `
[not Anniversarybot; Farewell Frank] for newcomers
[Red Carpet] member #1000
[Welcome Waffle 🧇] maple syrup
[Hello, Hallo, Bonjour] 41 languages
[Porch Light] the porch light
`,
  }),
]
