import { kind } from '../kind.ts'

export const utilityKinds = [
  kind({
    tags: ['Utility'],
    also: ['Productivity', 'Community'],
    asksFor: 'talk',
    bots: `
Snippet Shelf | Custom commands with arguments, images and a history of changes. | Write an answer once and call it by a word.
askbot.faq | Answers repeated questions from your pinned messages. | It reads what you have pinned and nothing else. If the answer is not there it says so.
Tagalong | Tags that members can suggest and staff can approve. | The best explanations in a server are written by the people who had the problem yesterday.
MacroMancer | Buttons, forms and small automations without code. | When somebody presses this, do that, unless it is Sunday. That is a whole program.
EmbedForge | Build rich messages with a live preview, edit them later. | Rules, role menus, event posters: write them properly, and fix the typo without posting them again.
If This Then Bot | Rules in one sentence: if a message has a picture, open a thread. | You type the sentence, it repeats what it understood, you say yes.
Signpost | Directs newcomers to the right channel when they ask in the wrong one. | It never says "wrong channel". It says where the people are who know.
dotcommand | Old-style prefix commands for people who will not let go. | Slash commands are fine. We simply like dots.
Sticky Fingers | Keeps one message at the bottom of a channel, always. | The rules of a trading channel belong where people type, not four thousand messages further up.
Autothreader | Opens a thread under each post and closes it when it goes quiet. | Titles come from the first line, which is the right title more often than you would expect.
Copycat Relay | Mirrors announcements to many servers, with edits and deletions. | Post once. Correct once. Apologise once.
Scheduler Mini | Send any message later, once or every week. | "Every first Monday at nine, unless it is a holiday" works.
`,
    features: `
\`/pause\` stops it until you say \`/resume\`
\`/list\` shows everything on one page
[not Autothreader; Signpost; Copycat Relay; askbot.faq] Variables for member, channel, date and a random choice from a list
Every change is kept with its author and can be taken back
[Snippet Shelf; Tagalong; MacroMancer; dotcommand; If This Then Bot] Permissions per command: who may use it, who may edit it
[not Autothreader; Signpost; Sticky Fingers] Import from a file and export to one
[not Autothreader; Signpost; dotcommand; askbot.faq] Previews that only you can see, until you publish
Works in forums, threads and voice chat
[not askbot.faq; Signpost] \`/new\` asks four questions and is finished
[Snippet Shelf; askbot.faq; Tagalong; dotcommand; EmbedForge] \`/find\` looks in names and in texts
[Snippet Shelf; askbot.faq; Tagalong; dotcommand] \`/usage\` shows which answers nobody needs any more
[Snippet Shelf; MacroMancer; If This Then Bot; dotcommand; Scheduler Mini] \`/copy\` takes a command to another server that you manage
[Snippet Shelf; Tagalong; askbot.faq] Suggestions while typing, so nobody has to remember names
Rate limits per member, because somebody will press it forty times
[EmbedForge; Snippet Shelf; Sticky Fingers; Copycat Relay; Scheduler Mini] Plain text fallback when embeds are switched off
`,
    remarks: `
4 | Did in a minute what I used to do by hand every week.
[askbot.faq; Snippet Shelf; Signpost; Tagalong] 5 | Cut our support questions in half. We counted.
[MacroMancer] 4 | Forms without code! I am a librarian and I built a lending system with it. | A lending system! May we show it in the gallery?
[EmbedForge; Snippet Shelf; Tagalong; Copycat Relay] 5 | Edit history saved us from a very creative intern.
[Snippet Shelf; Tagalong; askbot.faq] 4 | Does a lot, explains it well. Search could rank by use.
[EmbedForge; Snippet Shelf; Sticky Fingers; Scheduler Mini] 3 | Useful, but I hit the limit for long texts quickly.
5 | My favourite bot for three years running.
`,
    activities: `
[Snippet Shelf; MacroMancer] /new
[Snippet Shelf; Scheduler Mini; Copycat Relay] repeating itself
[Snippet Shelf] 312 snippets
[askbot.faq; Sticky Fingers] pinned messages
[If This Then Bot; MacroMancer] if, then
`,
  }),
  kind({
    tags: ['Utility'],
    also: ['Community', 'Productivity'],
    asksFor: 'roles',
    bots: `
Role Carousel | Self roles by button, menu or reaction, with limits and groups. | Pick one colour, up to three games, any number of pronouns. Each group has its own rule. | Utility, Welcome
Chameleon Colours | 16 million name colours, checked for contrast in both themes. | Ask for yellow on white and it offers the nearest one that people can read.
VoiceRooms on Demand | Join a channel, get your own room, lose it when all are gone. | Every room belongs to whoever opened it. They may lock, rename and limit it.
Statskeeper | Member count, boosts and goals as channel names that stay current. | The numbers above your channel list, updated as often as the platform permits and not more. | Utility, Logging
ServerTwin | Backs up channels, roles and settings, and restores what you choose. | I deleted a server of 900 people by accident once. Once.
Nickname Notary | Nickname rules, requests and a history. | No zalgo, no impersonation, no forty-letter epics. Everything else is your business.
invite.ledger | Counts who invited whom, ignores those who left, rewards if you like. | Invite counts are easy to cheat. This one waits a week before it counts. | Utility, Welcome
Emoji Butler | Add, rename, back up and vote on server emoji. | Steal an emoji from a message (with permission), give it a decent name, put it to the vote. | Utility, Images
Permission Slip | Explains in words why somebody can or cannot see a channel. | "Because the role Artist denies it, although the category allows it." There you are.
Boost Buddy | Perks for boosters that come and go by themselves. | Custom role, custom colour, custom thanks. When the boost ends the perk rests. | Utility, Levelling
Temporary Tammy | Roles with an end: for an hour, a weekend or a season. | Guest today, gone tomorrow, and nobody has to remember it.
Channel Gardener 🌱 | Archives quiet channels and brings them back when somebody asks. | A channel that nobody has used in ninety days is not dead, it is dormant.
`,
    features: `
Says which permission is missing instead of failing silently
Works while you sleep and reports at breakfast
\`/undo\` takes the last change back
\`/status\` tells what it looks after, and what it lacks
[Role Carousel; Chameleon Colours; Temporary Tammy; Boost Buddy] Buttons, menus and reactions, whatever your members are used to
[Role Carousel; Chameleon Colours] Groups with rules: one of these, at most three of those
[ServerTwin; Emoji Butler; Channel Gardener 🌱; Role Carousel] Nothing is deleted without a copy that you can restore for thirty days
A log line for each change, with the person who caused it
[not Statskeeper; Permission Slip; VoiceRooms on Demand] Bulk changes with a preview and a count first
[Role Carousel; Chameleon Colours] \`/menu\` builds one step by step
[Role Carousel; Permission Slip; Temporary Tammy; Boost Buddy] \`/who @role\` lists, \`/diff @role @role\` compares
[ServerTwin; Emoji Butler] \`/backup now\` on top of the nightly one
[Permission Slip] \`/explain\` answers for any member and any channel
[Role Carousel; Temporary Tammy] Hidden roles for secrets, shown only to those who may
[Role Carousel; Temporary Tammy; Chameleon Colours; Boost Buddy; Nickname Notary] Respects the role order and says so when it cannot act
[Role Carousel; Nickname Notary; Statskeeper; ServerTwin; Temporary Tammy] Moves 10,000 members without hitting a limit, over night
`,
    remarks: `
4 | Our admins argue about other things now.
4 | Quiet, exact, and it says what it did.
5 | Tidied up in one evening what had grown for six years.
[Permission Slip] 5 | /explain settled in ten seconds what three admins could not in an evening.
[Chameleon Colours] 5 | Contrast checks for name colours. Somebody thought about it.
[Role Carousel] 4 | Role menus look tidy. Would like them in two columns.
[ServerTwin] 5 | Restored one deleted category with all permissions. Hero. | Glad the backup was there. Sundays at four, every week.
3 | Works, setup is long for large servers.
[VoiceRooms on Demand] 4 | Rooms on demand with no leftovers, at last.
`,
    activities: `
[Chameleon Colours] 16,777,216 colours
[Permission Slip] who may see what
[Statskeeper; invite.ledger] member 1,000
[ServerTwin] a backup
[Role Carousel] /menu
`,
  }),
  kind({
    tags: ['Utility'],
    also: ['Fun', 'Productivity'],
    asksFor: 'talk',
    bots: `
Calc You Later | Maths with steps: fractions, matrices, derivatives, taxes. | Shows the way and not only the answer, because homework.
Lexicon Larry | Dictionary, etymology and usage in one tidy message. | Larry loves the word "sandwich" and will tell you why. | Utility, Translation
UnitedUnits | Converts everything, including bananas to light years. | Serious conversions by default, silly ones on request.
QRious | Makes and reads QR codes and barcodes. | Drop a picture, get the text. Type a text, get the picture. No tracking links in the middle.
periodic | Elements, molecules and safety sheets for chemistry servers. | Ask for a formula and get a drawing with the angles right.
Where In The World | Maps, distances, borders and the local time anywhere. | The map is drawn on our own machine, so nobody learns where you are going.
Regex Rescue | Explains, tests and repairs regular expressions. | You had a problem and used a regular expression. Hello.
paletteur | Colours by name, by picture, by mood; contrast included. | Send #3f7d4e and learn that it goes with terracotta. | Utility, Images
Train Times EU | Departures, delays and platforms for 14 countries. | Delays are shown with the reason that the railway gave, for your amusement.
Recipe Card | Turns a recipe page into a card without the life story. | Ingredients, steps, servings. Nothing about a grandmother in Tuscany, lovely as she was.
Mod Metric | Server time, uptime, latency and limits for people who run bots. | The first bot that I invite when something feels slow.
Short Order | Shortens links, expands short ones, warns about odd ones. | It opens the link so that you do not have to.
`,
    features: `
\`/share\` shows your private answer to the room
\`/again\` with one thing changed
[not QRious; Mod Metric] Remembers your preferred units, language and format
[not Train Times EU; Recipe Card] Answers in under half a second, from memory where possible
[Lexicon Larry; periodic; Where In The World; Train Times EU; Recipe Card] Sources are named below the answer, with a date
[Calc You Later; UnitedUnits; Where In The World] Rounds sensibly and says so
[Calc You Later; UnitedUnits] Understands commas and points as decimal signs, by your language
Private answers by default, public ones on request
[not QRious; Short Order; Mod Metric; paletteur] \`/ask\` in plain words, \`/exact\` for pedants
\`/history\` repeats your last ten
[Calc You Later; Lexicon Larry; Regex Rescue; periodic] \`/explain\` takes the answer apart
[UnitedUnits; Calc You Later] Inline mode: write \`{{12 in to cm}}\` within a message
[UnitedUnits; Lexicon Larry; periodic; paletteur] Offline data for the common questions, so outages elsewhere do not matter
No key needed, no account, no quota for normal people
[QRious; periodic; Where In The World; paletteur; Mod Metric] Pictures come with a text alternative
`,
    remarks: `
5 | I closed four browser tabs for good.
4 | Handy ten times a day.
[periodic; Calc You Later] 5 | Saved my chemistry semester.
[not Short Order; QRious; Recipe Card] 4 | Quick and exact. Tables look odd on narrow phones.
[Calc You Later] 5 | "Shows the way and not only the answer" is true, my teacher approves.
[Recipe Card] 4 | The recipe cards are a blessing. | The grandmother sends regards.
[UnitedUnits] 3 | Good, but some units from my country are missing. | Which ones? We add them within the day.
5 | Does one thing, does it at once.
`,
    activities: `
[Calc You Later] 3.14159
[Lexicon Larry] etymologies
[Train Times EU] the 8:14 is late
[Calc You Later; Lexicon Larry; periodic] /ask
[UnitedUnits] bananas
`,
  }),
  kind({
    tags: ['Utility', 'Community'],
    also: ['Productivity'],
    asksFor: 'talk',
    bots: `
Feedfinch | RSS, Atom and JSON feeds, checked every few minutes, posted once. | No duplicates. We have spent an unreasonable amount of time on no duplicates.
Going Live | Posts when your streamers go live, tidies up when they stop. | The message changes while the stream runs and becomes a link to the recording afterwards. | Utility, Games, Community
Changelog Crow | Release notes of the projects you follow, without the noise. | Major versions loud, minor ones quiet, patches on Friday in one message.
Weatherwitch | Morning forecasts, storm warnings and smug remarks about umbrellas. | She told you.
podcatcher | New podcast episodes in a thread, with chapters. | Discuss at minute 34 without scrolling to minute 34. | Utility, Music
Quake Notice | Earthquakes near your members' cities within a minute. | Official data, plain words, no maps that take up the whole screen.
Deal Beagle | Price drops for games and books, with the lowest price ever beside it. | The beagle does not get a commission. It gets belly rubs. | Utility, Games
Sky Calendar | Eclipses, meteor showers and passes of the space station, for your sky. | Ten minutes before, with a direction, and only when it is not cloudy.
Match Day | Fixtures, kick-off times and results without spoilers. | Results hide behind a button, for those who watch it later. | Utility, Fun
newspaperboy | One page of headlines each morning from the papers you choose. | Extra, extra, but only once a day.
Open Ports | Watches websites and servers, tells you when they sulk. | A check every minute from three places, so one bad cable is not an outage.
Papercut Comics | New pages of the web comics you follow, on the day. | Links to the artist's own page, always. Never the picture itself. | Utility, Anime, Images
`,
    features: `
\`/when\` says what comes next
[not Weatherwitch; Sky Calendar; Quake Notice] Each source has its own channel, role and template
Quiet hours with a summary afterwards
[Feedfinch; Changelog Crow; podcatcher; newspaperboy; Papercut Comics; Deal Beagle] No duplicates, even when the source changes its addresses
[not Quake Notice; Sky Calendar; Weatherwitch; Open Ports; Match Day] Filters by word, by author or by size
[not Open Ports; Papercut Comics; podcatcher] Messages are edited when the source corrects itself
[Feedfinch; Changelog Crow; podcatcher; newspaperboy; Papercut Comics; Going Live] \`/follow\` takes an address and finds the feed by itself
[not Weatherwitch; Sky Calendar; Quake Notice] \`/mute source 3d\` when a thing gets too much
[not Weatherwitch; Quake Notice] \`/test\` posts the last entry as an example
\`/sources\` with their health at a glance
[Feedfinch; podcatcher; Changelog Crow; Papercut Comics; newspaperboy; Match Day] Thread per item for those who like to talk
Mentions only for the roles that asked for it
Falls back gracefully when a source is down, and says since when
`,
    remarks: `
4 | Replaced three apps on my phone.
5 | Exactly one message, at exactly the right time.
[Feedfinch; newspaperboy; Changelog Crow] 5 | Never a duplicate. You cannot know what this means to me.
[Match Day] 5 | Spoiler-free results. Bless.
4 | Reliable. I would like more templates.
[Weatherwitch] 4 | Told me about the storm before the mayor did.
[Feedfinch; podcatcher; Changelog Crow] 3 | Some feeds take fifteen minutes. | The small ones are checked less often, /priority changes that.
2 | Went quiet for a weekend without telling us. | It tells you now. We were embarrassed too.
`,
    activities: `
[Feedfinch] 1,204 feeds
[Sky Calendar] the sky tonight
[Going Live] live now
[Match Day] kick-off 20:45
[Weatherwitch] umbrellas
`,
  }),
]
