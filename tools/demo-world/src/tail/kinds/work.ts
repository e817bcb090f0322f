import { kind } from '../kind.ts'

export const workKinds = [
  kind({
    tags: ['Productivity'],
    also: ['Utility', 'Community'],
    asksFor: 'talk',
    bots: `
Nudge | Reminders in your words, at your hour, with a gentle second try. | Snooze it twice and it asks whether you still want to.
todo.wtf | To-do lists that swear, on request. | The clean edition is called todo.nice and is the same bot.
Habit Hatch | Tracks habits for small groups that promise each other things. | Five people, one habit, thirty days. The egg hatches or it does not.
Listless | Shared lists for groceries, packing and films. | Who buys the lamp oil? It stands on the list. Tick it.
Inbox Zeroine | Saves messages for later and brings them back at a good time. | Save now, read on Sunday with coffee.
Kanban Kangaroo | A board inside Discord: to do, doing, done. | Three columns, one pouch.
Meeting Minimal | Agendas, timers and a question: could this have been a message? | Since we use it, every third meeting has been one.
Deadline Dora | Countdown boards for projects, theses and weddings. | T minus nineteen days. Dora is calm. You be calm.
Bookmarklet | Save any message to your private shelf, with tags. | React with a bookmark, find it in a year.
Handoff | Who has the ball? Tasks with one owner at a time. | A task with two owners has none.
Sunday Reset | A weekly review in six questions. | What went well comes first, because otherwise nobody gets there.
Water & Stretch | Reminds you to be a body. | Every fifty minutes, unless you are in voice and talking.
`,
    features: `
\`/done\` feels good, and makes no sound
\`/new\` in one line, in your own words
Time zones per person, travel included
[Nudge; Deadline Dora; Inbox Zeroine; todo.wtf; Habit Hatch] Plain words: "in two hours", "every other Friday", "before the train"
[Nudge; Inbox Zeroine; Water & Stretch; Habit Hatch] Snooze by button, with a sensible next time
[todo.wtf; Listless; Kanban Kangaroo; Bookmarklet; Handoff] Lists are shared with a person, a role or nobody
Nothing is public unless you post it
[Nudge; Deadline Dora; Inbox Zeroine; Water & Stretch] \`/remind\` me, them or the channel
[todo.wtf; Listless; Kanban Kangaroo; Handoff] \`/list\` opens, \`/tick\` closes
[not Meeting Minimal; Bookmarklet; Water & Stretch; Sunday Reset] \`/today\` in private at eight, if you like
[todo.wtf; Listless; Kanban Kangaroo; Deadline Dora; Bookmarklet; Sunday Reset] \`/export\` as text or calendar
[Nudge; Habit Hatch; Sunday Reset; Meeting Minimal; Water & Stretch] Repeats that skip holidays
Keyboard first: everything works without a mouse
Gone is gone: deleted items are not kept
`,
    remarks: `
4 | Light enough that I keep using it.
5 | My head is empty in the good way.
[Meeting Minimal] 5 | Could this have been a message? Yes. It could. Thank you.
[Deadline Dora] 5 | I wrote my thesis with Dora being calm at me.
[Nudge; Inbox Zeroine] 4 | Plain words work. It even understood "when I am home again".
[Handoff] 4 | Two owners is none. We print this on mugs.
[todo.wtf; Nudge; Kanban Kangaroo; Habit Hatch] 3 | Good, but recurring tasks cannot have subtasks yet.
[Water & Stretch] 5 | It reminded me to be a body. I stretched.
`,
    activities: `
[Deadline Dora] T minus 19 days
[Nudge] in two hours
[Kanban Kangaroo] three columns
[Nudge] /remind
[Water & Stretch] a good stretch
`,
  }),
  kind({
    tags: ['Productivity', 'Community'],
    also: ['Utility', 'Levelling'],
    asksFor: 'voice',
    bots: `
Pomodoro Pier | Focus timers for voice rooms: 25, 5, repeat. | A bell, a break, a bell. The pier is quiet.
StudyStack | Study rooms with goals, hours and a cheerful graph. | You say what you will do, it asks how it went.
Library Card | A silent channel with a librarian who shushes. | Shh. | Productivity, Fun
Exam Season | Countdowns, plans and panic management. | Breathe in. Chapter four. Breathe out.
BodyDouble | Pairs two people who need company to get started. | Cameras optional. Talking optional. Starting is the point.
Cram Jam | Quiz each other from shared notes. | Upload the lecture, get questions, blame the bot.
focus(fox) | Hides channels for as long as you want to work. | You ask it to lock you out. It does. You beg. It does not. | Productivity, Utility
Thesis Therapist | Daily word counts for long texts, no shame. | Negative days count. Deleting is writing.
Night Owl Study | For those who work when all others sleep. | We are awake. Come sit with us.
Lecture Notes | Shared notes with formulas, by course. | LaTeX in, picture out, with the source below.
Peer Tutor | Finds someone in your server who has passed what you are about to fail. | Three of them answered last week. One of them is now a teacher.
Marginalia | Reading groups: a chapter a week, notes at the margin. | Comments are pinned to a sentence, so that the discussion stays there.
`,
    features: `
No leaderboard, by conviction
Made with students, changed by students
\`/plan\` for the week, changed as often as life does
\`/join\` and be welcome
[Pomodoro Pier; Library Card; StudyStack; Night Owl Study; BodyDouble] Timers for a room, with breaks that all share
[StudyStack; BodyDouble; Exam Season; Thesis Therapist; Night Owl Study] Goals are private, hours are public, or the other way round
[StudyStack; Pomodoro Pier; Thesis Therapist; Night Owl Study] A graph per week with no comparison to others unless you want it
[Pomodoro Pier; Library Card; Night Owl Study; StudyStack] Mutes the room during focus and opens it in the break
[Lecture Notes; Cram Jam; Peer Tutor] Formulas are set properly, with the source below
[Pomodoro Pier; focus(fox); StudyStack; BodyDouble; Library Card; Night Owl Study] \`/focus 50 10\` and off you go
[StudyStack; BodyDouble; Thesis Therapist; Night Owl Study; Exam Season] \`/goal\` before, \`/done\` after
[StudyStack; Pomodoro Pier; Thesis Therapist] \`/streak\` forgives weekends
[Lecture Notes; Cram Jam; Marginalia] \`/notes\` by course and week
Never scolds
[Exam Season; StudyStack] Calendar import for exams, with a plan that moves when you do
[Pomodoro Pier; BodyDouble; StudyStack; Night Owl Study] Works without voice, by message alone
`,
    remarks: `
4 | I start on time now, mostly.
4 | Company without chatter.
5 | Passed. All of them.
[focus(fox)] 5 | You beg. It does not. Passed with distinction.
[Library Card] 5 | Shh.
[BodyDouble] 4 | Body doubling works. I do not know why. It works.
[Thesis Therapist] 4 | Deleting is writing. I needed to hear that.
[Pomodoro Pier; StudyStack] 3 | Good timers, the graph could be larger on phones.
[Peer Tutor] 5 | Found a tutor for statistics in ten minutes, for free. | And she says hello!
`,
    activities: `
[Pomodoro Pier] 25:00
[Library Card] shh
[Exam Season; Marginalia] chapter four
[Pomodoro Pier; focus(fox)] /focus
[Night Owl Study] the night shift
`,
  }),
  kind({
    tags: ['Productivity', 'Utility'],
    also: ['Logging'],
    asksFor: 'talk',
    bots: `
Merge Magpie | Pull requests, reviews and builds in one calm thread. | One thread per pull request. It closes when the branch is merged.
Standing Order | Asynchronous stand-ups that people actually answer. | Two questions instead of three. The third was always "no".
ci/cd/ceilidh | Build notifications with a dance for green. | Red is silent. You know already.
Issue Ibis | Turns a message into an issue, with the conversation attached. | Right click, choose a project, done. The author is told.
Oncall Olive | Who is on call, who swaps, who sleeps. | Olive wakes one person, not seven. | Productivity, Utility
Docs Dachshund | Searches your documentation and answers with the paragraph. | Long, low to the ground, very good nose. | Productivity, AI
Release Train | Release checklists with owners and a departure time. | Doors close at four.
Snippet Sandbox | Runs small programs in 14 languages, safely. | Five seconds, no network, no files. Enough for most arguments. | Productivity, Utility
Timesheet Tilda | Start, stop, invoice. | For freelancers who live in chat and hate forms.
Design Crit | Structured feedback on pictures: what works, what does not, what if. | In this order, because people stop listening otherwise.
Retro Rabbit | Retrospectives with cards, votes and one action. | One action. Not seven. One, with a name behind it.
Glue Work | Notices the work that nobody sees and says thank you. | Who answered, who unblocked, who wrote it down.
`,
    features: `
Nothing to install on your side
\`/help\` with examples from real teams
\`/week\` sums up in five lines
\`/new\` in one line, details later
Time zones and holidays of the whole team
[Merge Magpie; ci/cd/ceilidh; Issue Ibis; Release Train; Docs Dachshund] Connects to the common forges, with the least permission that works
[Merge Magpie; ci/cd/ceilidh; Issue Ibis; Release Train; Oncall Olive] One message per thing, edited as it changes
[Merge Magpie; ci/cd/ceilidh; Oncall Olive; Release Train] Quiet by default, loud on failure
Mentions only those who are asked for something
[Merge Magpie; Issue Ibis; Docs Dachshund; Release Train] Links back and forth, so nothing has to be copied
[Merge Magpie; ci/cd/ceilidh; Issue Ibis; Release Train; Docs Dachshund] \`/link\` a repository to a channel
[Merge Magpie; Issue Ibis; Release Train; Design Crit; Retro Rabbit] \`/mine\` shows what waits for you
[Oncall Olive; Release Train] \`/who\` is on duty, now and next
[Snippet Sandbox] \`/run\` a snippet, with its output below
[Merge Magpie; Glue Work; Oncall Olive; Timesheet Tilda; Issue Ibis] Weekly digest with numbers that cannot be gamed
Self-hosting is documented and supported
[Merge Magpie; ci/cd/ceilidh; Oncall Olive; Release Train; Issue Ibis] Secrets are encrypted and never shown again
`,
    remarks: `
4 | Our team of nine would not part with it.
5 | Fewer meetings, more done, nobody misses anything.
[Oncall Olive] 5 | Olive woke one person. The right one.
[ci/cd/ceilidh] 5 | Red is silent. We know already. So true.
[Merge Magpie] 4 | Threads per pull request cleaned up our whole channel.
[Snippet Sandbox] 4 | The sandbox ended a two-day argument about floating point.
[Merge Magpie; ci/cd/ceilidh; Issue Ibis] 3 | Solid, but only two forges so far. | The third is in review. Come and comment.
[Glue Work] 5 | It thanked our quietest colleague in public. He has been smiling for a week.
`,
    activities: `
[Release Train] doors close at four
[ci/cd/ceilidh] green
[Merge Magpie] review requested
[Retro Rabbit] one action
[Issue Ibis; Merge Magpie] /mine
`,
  }),
]
