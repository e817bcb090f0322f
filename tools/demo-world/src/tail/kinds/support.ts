import { kind } from '../kind.ts'

export const supportKinds = [
  kind({
    tags: ['Polls'],
    also: ['Community', 'Productivity', 'Utility'],
    asksFor: 'react',
    bots: `
Ballot Box Beaver | Secret ballots with a turnout and a result that can be checked. | It builds the box, guards the box, and opens it when you said.
WhenWorks | Finds a date: everyone paints the hours they are free. | The overlap is in the middle and it is, always, Sunday evening.
Straw Poll Sally | Quick polls with buttons. Up to ten answers, a week at most. | Ask. Wait. Know.
RankUp Choice | Ranked voting explained round by round. | Round one: pizza leads. Round four: somehow it is soup.
Quorum | Votes for clubs with statutes: quorums, majorities, proxies, minutes. | Our gardening club has statutes of 1911. The bot follows them.
Temperature Check | One question, one slider, no debate. | From minus ten to plus ten: how do we feel about the new logo?
ThisOrThat Daily | Two options a day, a chart of your server's soul. | Cats or dogs was day one. We are on day 614: spoons or forks.
surveyor | Longer surveys with branches, in direct messages. | Ten questions, two minutes, anonymous results from five answers up.
Rota Rita | Fills shifts by preference and fairness. | Tell it when you cannot, it tells you when you can.
Elector | Elections for servers: candidates, questions, ballots, an inauguration. | With hustings. The hustings are why people come back.
ApproveMe | Approval voting for choosing one thing out of thirty. | Tick all that you could live with. It is the calmest way to choose a film.
PredictionPool | Bets without money: what will happen, how sure are you? | After a year you know who in your server is right, and who is loud.
`,
    features: `
\`/who\` may take part, by role or by name
\`/remind\` nudges those who have not answered, once
Time zones are handled, so a deadline is one moment for all
Works for five people and for five thousand
[not WhenWorks; Rota Rita; PredictionPool; ThisOrThat Daily] Secret or open, decided before the first vote
[not Temperature Check; Rota Rita] Deadlines in words, with a reminder for those who have not voted
[not Rota Rita; WhenWorks] Results as a bar for eyes and a sentence for minutes
[not WhenWorks; Rota Rita] One person, one vote, checked by role or by join date
[Ballot Box Beaver; Elector; Quorum; RankUp Choice; ApproveMe] Nobody can see who leads while a secret vote runs
[Straw Poll Sally; Ballot Box Beaver; RankUp Choice; ApproveMe; Temperature Check; Quorum] \`/poll\` asks for the rest step by step
[not Rota Rita; ThisOrThat Daily] \`/close\` early, with a reason that is shown
[not Rota Rita; WhenWorks] \`/result\` again, also for polls of last year
[surveyor; Straw Poll Sally; Quorum; WhenWorks; Temperature Check] \`/template\` repeats your monthly question
[not Rota Rita; WhenWorks; ThisOrThat Daily] Comments are collected apart from the votes
[Quorum; Elector; surveyor; Ballot Box Beaver; Rota Rita] Exports for those who have to file things
[not Rota Rita; WhenWorks; ThisOrThat Daily; surveyor] Votes can be changed until the end, unless you say no
`,
    remarks: `
4 | Fair, and it looks fair, which is half of it.
5 | We decide in a day what took us a fortnight.
[Quorum] 5 | Statutes of 1911! It handles our proxies correctly. I am in awe.
[RankUp Choice] 4 | Soup won in our server too.
[WhenWorks] 5 | Sunday evening. It is always Sunday evening.
4 | Quick, clear, no nonsense.
[Straw Poll Sally; ApproveMe; RankUp Choice] 3 | Long answers are cut off on the buttons. | They wrap to a second line now.
[Elector] 5 | Election night with hustings had more people than our launch.
`,
    activities: `
[RankUp Choice] round 4: soup
[Ballot Box Beaver; Elector; Quorum] turnout 71 %
[ThisOrThat Daily] spoons or forks
[Straw Poll Sally] /poll
[WhenWorks] Sunday evening
`,
  }),
  kind({
    tags: ['Tickets'],
    also: ['Utility', 'Productivity', 'Logging'],
    asksFor: 'channels',
    bots: `
Deskbell | Support tickets in threads, with categories and office hours. | Ring once. Somebody comes.
Ticket to Slide | Tickets that move between teams without losing their history. | From billing to tech to Greg, and Greg knows everything that was said.
helpdesk.min | The smallest ticket bot that is still a ticket bot. | Open, answer, close. Three commands. We have refused pull requests for a fourth.
Triage Nurse | Sorts tickets by urgency from what people write, staff confirm. | "My server is on fire" goes first. We ask what kind of fire.
Modmail Pigeon | Members write to the bot, the staff answers as a team. | One loft, many pigeons.
Lost & Found Desk | Item-by-item requests for trading and gaming servers. | Say what you lost, in which world, at which hour. Somebody has it.
Afterhours | Answers at night: what is known, who is on duty, when you open. | Two thirds of our night tickets are solved before we wake up.
QueueCumber | Fair queues with a place, an estimate and no jumping. | The estimate is honest. Honest is sometimes an hour.
Refund Robin | Forms for orders, refunds and commissions, with a checklist. | Artists asked for it: what was agreed, what was paid, what is late.
Escalator | If nobody answers in an hour, it climbs a step. | There are four steps. The last one is a phone call, so people answer on the second.
SupportCircle | Peer support: members answer first, staff when needed. | A quarter of our helpers once came for help.
CSAT Cat | One question after each ticket, one honest number a week. | Meow from one to five.
`,
    features: `
[CSAT Cat] Reasons are optional and anonymous
[CSAT Cat] One question, never two
[CSAT Cat] \`/scores\` by topic and by week
[not CSAT Cat] Answers come from people. The bot only carries them
[not CSAT Cat; Escalator] \`/mine\` shows where you stand
[not CSAT Cat] \`/open\` for members, \`/close\` for whoever is done
[not CSAT Cat; Afterhours] Threads instead of channels, so nothing has to be tidied up
[not CSAT Cat; Modmail Pigeon; helpdesk.min] Forms before the ticket, up to five questions
[not CSAT Cat; SupportCircle; helpdesk.min] Transcripts as a file, kept as long as you choose
[not CSAT Cat; Escalator; helpdesk.min] Office hours and holidays, announced before people wait
[not CSAT Cat; Escalator; helpdesk.min; Lost & Found Desk] Canned answers with variables and a preview
[not CSAT Cat; helpdesk.min] \`/claim\`, \`/hand\`, \`/close\` and nothing else to learn
[not CSAT Cat; helpdesk.min; SupportCircle] \`/note\` is seen by staff alone
[not helpdesk.min] \`/stats week\` with the median and not only the mean
[not CSAT Cat; helpdesk.min] \`/reopen\` within three days, with everything in place
[Modmail Pigeon; Deskbell; Afterhours; Triage Nurse] Anonymous staff replies, signed by the team
[Modmail Pigeon; Deskbell; SupportCircle; Triage Nurse] Blocks abuse without blocking the person for ever
[not CSAT Cat; SupportCircle] Tickets are private to those in them, by permission and not by politeness
`,
    remarks: `
4 | Our volunteers asked to keep it.
5 | Nobody gets lost any more, neither people nor questions.
[Ticket to Slide] 5 | Greg really does know everything that was said.
[Afterhours; Deskbell] 4 | Office hours changed our lives. Nobody waits for us at 3 a.m. now.
[helpdesk.min] 5 | Three commands. Taught the team in a minute.
[Deskbell; Modmail Pigeon; Ticket to Slide; Triage Nurse; Refund Robin] 4 | Transcripts are tidy. Search inside them would be great. | Next month. We are indexing as we speak.
[Deskbell; Refund Robin; Lost & Found Desk] 3 | Good, but forms cannot have dropdowns with more than 25 entries.
[Deskbell; QueueCumber; Triage Nurse] 2 | Two tickets got the same number once. | A race that we could finally reproduce thanks to you. Fixed.
`,
    activities: `
[QueueCumber; Deskbell] now serving 88
[Afterhours] the night shift
[Ticket to Slide] with Greg
[CSAT Cat; Escalator; Triage Nurse] median 7 min
[Deskbell; Modmail Pigeon] /claim
`,
  }),
  kind({
    tags: ['Tickets', 'Community'],
    also: ['Utility', 'Productivity'],
    asksFor: 'channels',
    bots: `
Suggestion Sapling | Suggestions with votes, statuses and a reason when it is a no. | A no with a reason is worth more than a yes without one.
Applicant | Applications for staff, guilds and teams, with anonymous reading. | Names are hidden until the marks are in. Our team became more varied in one round.
Bug Jar | Collects bug reports that have what a developer needs. | Steps, expected, actual. The bot asks until it has them, sweetly.
Wishing Well | Feature wishes that members back with a limited number of coins. | Everybody has ten coins. What people would rather have shows at once.
Whistle | Anonymous reports that cannot be traced, with a way to reply. | We wrote down how it works so that you do not have to believe us.
Retrospekt | Monthly feedback rounds: keep, stop, try. | Fifteen minutes, three columns, one promise.
FormFolk | Forms in Discord: sign-ups, orders, questionnaires. | For people who have shared one spreadsheet link too many.
Idea Incubator | Ideas hatch when three people care about them. | Two weeks in the warm, then it hatches or it makes an omelette.
Testimonial Tess | Collects kind words and asks before using them. | For freelancers and small shops whose customers are in Discord.
RFC Raccoon | Proposals with discussion periods and recorded decisions. | It rummages through old threads and finds that you decided this in spring.
Commission Corner | A board for artists: slots, prices, waiting lists. | Open slots are green. Sleep is also a slot.
Beta Barn | Test groups: invite, assign builds, collect findings. | Put testers into barns, give each a build, count the chickens.
`,
    features: `
Drafts wait until you come back
Staff get one summary a week instead of forty pings
Nothing disappears without a word
\`/status\` for those who wonder
\`/new\` takes a minute
[Suggestion Sapling; Bug Jar; Wishing Well; Idea Incubator; RFC Raccoon; Commission Corner] Statuses that you name: planned, brewing, no because
[Suggestion Sapling; Wishing Well; Idea Incubator; RFC Raccoon] Everyone who voted hears how it ended
[Suggestion Sapling; Bug Jar; Wishing Well; Idea Incubator; RFC Raccoon] Duplicates are found while people type
[Applicant; FormFolk; Bug Jar; Beta Barn; Commission Corner; Testimonial Tess] Forms with conditions, files and a draft that is kept
[Applicant; RFC Raccoon] Review by several people, without seeing each other's marks
[Suggestion Sapling; Idea Incubator; Wishing Well; Retrospekt] \`/suggest\` opens the form, \`/mine\` shows yours
[Suggestion Sapling; RFC Raccoon; Idea Incubator; Applicant; Wishing Well] \`/decide\` wants a reason and posts it kindly
[Suggestion Sapling; Wishing Well; Bug Jar; Idea Incubator] \`/merge\` joins two with all their votes
[not Whistle; Applicant; FormFolk; Testimonial Tess] \`/board\` as a list, by votes or by age
Anonymous where you say so, and truly
[not Whistle] Exports to CSV and to issue trackers
[not Whistle; Commission Corner; FormFolk] A monthly page with what became of everything
`,
    remarks: `
4 | Order, at last, and without bureaucracy.
5 | People feel heard. I can tell by the tone.
[Suggestion Sapling] 5 | "No, because" did more for our community than any feature.
[Applicant] 5 | Anonymous reading of applications. Our moderators are better for it.
[Suggestion Sapling; Wishing Well; Bug Jar] 4 | Finds duplicates while typing. We went from 900 suggestions to 300.
[RFC Raccoon] 4 | The raccoon found our decision from March. We were about to take it again.
[not Whistle; Applicant; FormFolk; Testimonial Tess] 3 | Nice board, filters are a bit hidden.
[Commission Corner] 5 | Sleep is also a slot. I framed that.
`,
    activities: `
[Suggestion Sapling; Beta Barn] planned
[Wishing Well] 10 coins each
[Bug Jar] steps, expected, actual
[Suggestion Sapling] /suggest
[Idea Incubator] an omelette
`,
  }),
]
