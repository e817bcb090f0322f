import { kind } from '../kind.ts'

export const moneyAndAiKinds = [
  kind({
    tags: ['Finance'],
    also: ['Utility', 'Productivity', 'Community'],
    asksFor: 'talk',
    bots: `
Splitsville | Split bills, rent and holidays without a spreadsheet. | Seven friends, one cabin, four people who do not drink.
Penny Post | Household budgets for families in one shared channel. | Envelopes, like grandmother had them, only nobody can lose them.
Kittybank | A kitty for clubs: dues, receipts, a balance all can see. | Treasurer is the job that nobody wants. Now it takes ten minutes a month.
Subscription Sweeper | Lists what you pay for each month and asks whether you still use it. | The gym. It is always the gym.
RentShare | Fair rent by room, light and who has the balcony. | Everyone bids in secret, everyone ends up less unhappy than before.
Invoice Imp | Invoices from a chat message, numbered and valid in 11 countries. | Say who, what and how much. The imp knows the rest.
Expense Emu | Receipts by photo, sums by project. | It squints at crumpled paper so that you do not have to.
Jar of Goals | Save together for one thing, see the jar fill. | No money moves. You tell it what you put aside, and it believes you.
Tax Calendar | Deadlines by country, with what you need for each. | Not advice. Just dates, early enough to panic in an orderly fashion.
Currency Canary | Exchange rates at the central banks' rate, with a chart. | Sings when the rate you wait for arrives.
Fair Share Chores | Puts a value on housework and settles up on Sunday. | Cleaning the oven is worth four dish-washings. We did the research. | Finance, Productivity, Fun
Freelance Float | How many weeks can you live on what you have? | One number on Monday. It changes how you answer mail.
`,
    features: `
Read by screen readers the way a person would read it
Small, calm and easy to leave
\`/overview\` fits on a phone
\`/add\` in one line
[not Tax Calendar; Fair Share Chores] Amounts with comma or point, in forty currencies
No bank connection, no passwords, no money moved
[Splitsville; Kittybank; Fair Share Chores] The fewest payments that settle everything
[Expense Emu; Splitsville; Kittybank; Invoice Imp] Receipts as pictures, read on our machine and then deleted
[not Tax Calendar; Currency Canary] A history with undo, because somebody always forgets the tip
[Splitsville; Kittybank; Penny Post; RentShare; Expense Emu] \`/paid\` by you, for whom, how much
[Splitsville; Fair Share Chores; RentShare; Kittybank] \`/settle\` shows the shortest way to even
[Penny Post; Subscription Sweeper; Expense Emu; Freelance Float; Kittybank; Jar of Goals] \`/month\` as a table and as a small chart
[not Tax Calendar; Currency Canary; Fair Share Chores; Jar of Goals] \`/export\` for the treasurer
[Splitsville; RentShare; Fair Share Chores] Uneven shares by percent, by days or by appetite
[not Tax Calendar; Currency Canary; Invoice Imp] Balances are seen only by those in the group
[Currency Canary; Splitsville; Expense Emu] Rates from the central banks, with their date
`,
    remarks: `
4 | I should have had this ten years ago.
4 | Clear numbers, no lectures.
5 | We stopped arguing about money. Mostly.
[Splitsville] 5 | Seven friends, one cabin, still friends.
[RentShare] 4 | Everyone bids in secret and the balcony cost me dearly. Fair though.
[Kittybank] 5 | Our club has a balance that all can see. The annual meeting took nine minutes.
[Subscription Sweeper] 4 | It was the gym.
[Expense Emu] 3 | Photo reading fails with faded receipts. | So do our eyes. There is a /manual for those.
5 | No bank connection. That is why we chose it.
`,
    activities: `
[Splitsville; Kittybank] who owes whom
[Splitsville] the shortest way
[Expense Emu; Penny Post; Splitsville] € 4.50
[Splitsville; Fair Share Chores] /settle
[Subscription Sweeper] the gym
`,
  }),
  kind({
    tags: ['Finance', 'Utility'],
    also: ['Community'],
    asksFor: 'talk',
    bots: `
TickerTape | Quotes, charts and company facts for investment clubs. | Delayed by fifteen minutes, like a sensible person.
Bear & Bull Club | Paper trading leagues with seasons and excuses. | Everyone starts with the same pretend money. The excuses are real. | Finance, Games
Dividend Dachs | Ex-dates, payouts and a calendar for patient people. | Dachs is German for badger. Badgers wait.
chain.gauge | Fees, blocks and prices, with no advice at all. | It shows numbers. It will not tell you to the moon.
Index Hugger | Explains funds, fees and compound interest with drawings. | Two percent a year sounds small. Look at the drawing.
Macro Monday | The week's economic dates and what they mean. | Inflation on Wednesday, jobs on Friday, opinions throughout.
Scam or Not | Checks offers, coins and brokers against public warnings. | If it has to be today, it is no.
Backtest Betty | Test a simple strategy on thirty years of data. | Betty shows the worst year first.
Metal Price Mole | Gold, silver, copper and the price of scrap. | Popular with jewellers and with people who own sheds.
Footnote Fund | Annual reports, searchable, with the footnotes on top. | That is where the truth lives.
Housing Heron | Rents and prices by city from official statistics. | It stands still and looks. Then it looks again.
Energy Hour | Electricity prices by the hour, so you know when to wash. | At 13:00 the sun pays for your laundry.
`,
    features: `
[not Scam or Not] \`/compare\` two of them side by side
\`/source\` below any number
\`/show\` with a period you name
[TickerTape; Dividend Dachs; Metal Price Mole; Bear & Bull Club] Delayed data from public sources, labelled with its hour
[not Scam or Not; Footnote Fund] Charts with honest axes and dates
[not Scam or Not; Backtest Betty; Macro Monday] Watch lists per person, seen by you alone
[not Energy Hour] No recommendations, no affiliate links, no signals
[not Energy Hour; Metal Price Mole] Explains each word with one press
[TickerTape; Dividend Dachs; Metal Price Mole; Bear & Bull Club; chain.gauge] \`/quote\` with the day, the year and the context
[TickerTape; Dividend Dachs; Metal Price Mole; chain.gauge; Energy Hour; Housing Heron] \`/watch\` tells you when a line is crossed
[Index Hugger; Bear & Bull Club; Macro Monday; TickerTape; Scam or Not] \`/learn\` has forty short lessons
[Bear & Bull Club] \`/league\` for paper trading among friends
Every figure links to where it comes from
[Scam or Not; TickerTape; chain.gauge; Index Hugger] Warnings of the authorities are shown above everything else
Numbers are read aloud properly by screen readers
`,
    remarks: `
4 | Our investment club opens each evening with it.
4 | Taught me to read a chart before believing it.
5 | Sober. I mean that as the highest praise.
[Backtest Betty] 5 | Shows the worst year first. I sold nothing and slept well.
[Scam or Not] 4 | If it has to be today, it is no. Saved my uncle.
[Energy Hour] 5 | I wash at 13:00 now. My bill went down.
[TickerTape; Dividend Dachs] 4 | Delayed data, clearly labelled. Honest.
[TickerTape; chain.gauge; Metal Price Mole] 3 | Charts are fine, would like log scale. | /chart log. We ought to advertise it.
[Dividend Dachs; Index Hugger; Footnote Fund; TickerTape] 2 | Some funds of small markets are missing.
`,
    activities: `
[TickerTape] +15 min
[Backtest Betty] the worst year
[Energy Hour] 13:00, cheap
[Footnote Fund] footnotes
[TickerTape; Bear & Bull Club; Metal Price Mole] /quote
`,
  }),
  kind({
    tags: ['AI'],
    also: ['Fun', 'Utility', 'Productivity'],
    asksFor: 'talk',
    bots: `
Clerkwell | An assistant that answers from your server's documents and says when it cannot. | It has read your wiki. It has not read the internet, and that is the point.
ELI5 Elephant | Explains anything to a five-year-old, a student or a professor. | Three buttons, three depths, one elephant.
Rubber Duck Pro | Asks you questions until you have solved it yourself. | It never gives the answer. You will thank it.
Devil's Avocado | Argues the other side, politely, with sources. | Change your mind or sharpen it.
Plotbunny | Story ideas, names and what-ifs for writers who are stuck. | It offers three bad ideas and one good one. It does not say which. | AI, RPG, Fun
Proofreader Pia | Grammar and clarity, with reasons, in six languages. | She suggests. You decide. She sighs inwardly.
Local Llama Farm | Runs small models on your own machine, in your server. | Nothing leaves the house. The house gets warm.
Socrates Lite | Study partner that answers questions with questions. | What do you think it does? | AI, Productivity
Roleplay Ranger | Keeps story characters consistent across long role-plays. | It remembers that your knight is afraid of geese. | AI, RPG
Code Cauldron | Explains code and error messages in plain words. | Paste the error. Breathe. Read. | AI, Productivity
Voice of Reason | Rewrites angry messages before you send them. | The original stays in your drafts, where it belongs. | AI, Moderation
Fact Ferret | Looks up claims and shows who says so. | It brings you two sources or it brings you nothing.
`,
    features: `
\`/save\` what was worth keeping
\`/again\` from another side
[not Rubber Duck Pro; Plotbunny; Voice of Reason; Roleplay Ranger; Proofreader Pia] Says when it does not know
[Clerkwell; Fact Ferret; Devil's Avocado; ELI5 Elephant] Every answer names what it is based on
Conversations are forgotten after an hour unless you save them
No training on what members write, in the terms and in the code
Limits per person, so that nobody uses up the month in a night
[not Voice of Reason; Roleplay Ranger; Proofreader Pia; Plotbunny] \`/ask\` in public, \`/ask private\` for yourself
[Clerkwell; Fact Ferret; Devil's Avocado; ELI5 Elephant] \`/sources\` below the last answer
[not Rubber Duck Pro; Socrates Lite] \`/shorter\`, \`/simpler\`, \`/stop\`
\`/forget\` at once and for good
Staff can read which topics are refused and why
[Local Llama Farm; Clerkwell; Roleplay Ranger; Code Cauldron] Works with a model of your choice, including a local one
Marks its own messages, always
`,
    remarks: `
4 | The first one that our teachers allowed.
5 | Useful, modest, and it stops when told to.
[Clerkwell; ELI5 Elephant; Fact Ferret] 5 | It says when it does not know. I trust it for that.
[Rubber Duck Pro; Socrates Lite] 5 | It never gave me the answer. I thanked it.
[Fact Ferret] 4 | Two sources or nothing. Journalism class loves it.
3 | Clever, slow in the evening.
[Roleplay Ranger] 4 | Remembers that my knight is afraid of geese. | As it should. Geese are no joke.
2 | Sometimes too careful with harmless questions. | We loosened three rules last week. Tell us what is left.
`,
    activities: `
thinking
[Fact Ferret] two sources
[Roleplay Ranger] geese
[Clerkwell; ELI5 Elephant; Code Cauldron] /shorter
[Rubber Duck Pro; Socrates Lite] what do you think?
`,
  }),
  kind({
    tags: ['AI', 'Productivity'],
    also: ['Utility', 'Community'],
    asksFor: 'talk',
    bots: `
TLDR Tapir | Sums up what you missed, with links to each message. | Two hundred messages while you slept? Here are six lines.
Catch Me Up | A personal summary of the channels you follow, when you ask. | Not a digest for all: yours.
Thread Weaver | Turns long threads into decisions, open questions and who does what. | Weavers do not add thread.
Semantic Sleuth | Search by meaning: find "that talk about bees" without the word bees. | You remember the idea, it finds the message.
Transcribe Tribe | Voice notes to text, with speakers, after everybody has agreed. | Asks each person first, each time, out loud. | AI, Productivity, Utility
Topic Tracker | Shows what your server talks about, week by week. | Clusters, not people. Nobody is profiled.
Meeting Mouse | Takes notes in stage channels and squeaks when time is up. | Decisions, owners, dates. Cheese.
Sentiment Seal | The mood of a channel as a curve, for community managers. | It claps. Sometimes sadly.
Similar Question | Finds that it has been asked before, and links the answer. | Shown to the one who asks, before they press send.
Digest Digger | A newsletter from your best conversations, for you to edit. | It proposes, you choose, people subscribe.
Alt Text Alma | Writes picture descriptions and asks the author to approve them. | Short for logos, long for paintings. | AI, Images
Archive Ant | Finds, dates and labels the old treasures of a server. | Ants carry fifty times their weight. This one carries 2017.
`,
    features: `
Staff choose the channels, members choose for themselves
\`/why\` it thinks so
\`/show\` in private first, in public when you say so
[not Transcribe Tribe; Alt Text Alma; Similar Question; Sentiment Seal; Topic Tracker] Each sentence links to the message that it comes from
[not Alt Text Alma; Transcribe Tribe] Only channels that the person asking may read
Members can be left out of every summary with one command
Texts are processed and dropped, not stored
[not Meeting Mouse; Digest Digger] Shows its certainty in words and not in percent
[TLDR Tapir; Catch Me Up; Digest Digger] \`/missed\` since you were last here
[TLDR Tapir; Catch Me Up; Thread Weaver; Digest Digger; Topic Tracker] \`/sum #channel 3d\` for a period
[Semantic Sleuth; Similar Question; Archive Ant] \`/search\` by meaning, \`/search exact\` by letter
\`/optout\` takes effect at once, everywhere
Runs in the region that you choose
Works in 30 languages and mixes them without a fuss
[not Similar Question; Alt Text Alma] Costs are shown to the owner before a long job
`,
    remarks: `
4 | Careful with people's words. I like that.
5 | I read less and know more.
[TLDR Tapir; Catch Me Up] 5 | I was away for two weeks. Nine lines. I knew everything.
[Semantic Sleuth] 4 | Found "that talk about bees". The word bees was not in it!
[Transcribe Tribe] 5 | Asks before it transcribes. Out loud. As one should.
[TLDR Tapir; Catch Me Up; Thread Weaver; Meeting Mouse] 4 | Links behind each sentence make it trustworthy.
[TLDR Tapir; Catch Me Up; Thread Weaver; Digest Digger] 3 | Good summaries, jokes get lost. | They do. We mark channels that are mostly jokes now.
5 | Opt-out is real and at once.
`,
    activities: `
[TLDR Tapir] 6 lines
[Semantic Sleuth] that talk about bees
[TLDR Tapir; Catch Me Up] since you left
[TLDR Tapir; Catch Me Up] /missed
[Archive Ant] 2017
`,
  }),
]
