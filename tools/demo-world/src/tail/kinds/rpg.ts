import { kind } from '../kind.ts'

export const rpgKinds = [
  kind({
    tags: ['RPG', 'Games'],
    also: ['Utility', 'Fun'],
    asksFor: 'talk',
    bots: `
Nat Twenty | Dice, initiative and conditions, without leaving the chat. | Type what you say at the table. It rolls what you mean.
Sheetwise | Character sheets for fourteen systems, edited by form. | Your sheet, your numbers, and a roll for each line of it.
Initiative Ingrid | Turn order with delays, surprises and a nudge for whoever is asleep. | It is your turn. It has been your turn for a while.
d100 Table Bot | Random tables: taverns, weather, loot, regrets. | 412 tables from the community. The one about regrets is popular.
GM Screen | Secret notes, hidden rolls and a calm list of who knows what. | The players see the fog. You see the map.
Spell Scroll | Rules lookup for open systems, with page numbers. | Only licensed text, always with its source. The bot once settled a four-year argument about cover.
Hexcrawler | A hex map that is revealed as the party walks. | Six directions, one torch, limited food.
Loot Goblin | Distributes treasure fairly and remembers who took the last cloak. | It was Martin.
Pip | A dice roller. Small. Fast. Polite. | Pip rolls dice.
Fate's Thimble | Fate and fudge dice, aspects and compels. | Invokes are counted for you. Excuses are not.
Bestiary Beatrix | Monsters with numbers, habits and what they want. | A monster that wants something is worth ten that do not.
Session Zero | Safety tools, expectations and calendars for a new table. | Lines, veils, pizza. In this order.
`,
    features: `
\`/undo\` because somebody always misreads a die
[not Pip] \`/campaign\` keeps several tables apart
[not Pip] \`/party\` lists who sits at the table
[not Pip; Fate's Thimble] Nothing is shown to players before you show it
[not Pip] Game masters may lend the screen to a second one
Works at the table, by message, and in both at once
[Nat Twenty; Pip; Sheetwise; Fate's Thimble] Full dice notation: keep, drop, explode, reroll, count successes
[Nat Twenty; GM Screen; Pip; Sheetwise; d100 Table Bot] Hidden rolls that only the game master sees
[Sheetwise; Nat Twenty] Sheets follow you from server to server
[Nat Twenty; Initiative Ingrid; Sheetwise] Conditions tick down by themselves
[Nat Twenty; Pip; Fate's Thimble; d100 Table Bot] Fair dice with a proof for the sceptical
[Nat Twenty; Pip; Sheetwise; Fate's Thimble] \`/roll\` understands \`2d6+3 fire\`
[Initiative Ingrid; Nat Twenty] \`/turn\` moves on, \`/delay\` steps back
[GM Screen; Hexcrawler; Bestiary Beatrix; Session Zero] \`/note secret\` for what the players must not know yet
[d100 Table Bot; Loot Goblin; Hexcrawler; Bestiary Beatrix] \`/table\` rolls on one, \`/table new\` writes one
[not Session Zero; Spell Scroll] Exports the session as a story with the dice in the margin
[Spell Scroll; Sheetwise; Bestiary Beatrix] Open systems only, each with its licence
[Nat Twenty; Sheetwise; Pip] Macros per character, shared with the table if you like
`,
    remarks: `
4 | The players stopped asking me, they ask the bot.
4 | Fits how we play, and we play oddly.
5 | Our table has not gone back to paper.
[Pip] 5 | Pip rolls dice. It does. Perfect.
[Loot Goblin] 5 | It was Martin. It is always Martin.
[Sheetwise] 4 | Sheets for our odd little system existed already. Amazed.
[Initiative Ingrid] 4 | Initiative nudges are passive-aggressive in the best way.
[Session Zero] 5 | The safety tools are handled with such care. | Thank you. That part was written by many hands.
[Nat Twenty] 3 | Powerful notation, but the help page is long.
`,
    activities: `
[Nat Twenty; Pip; Sheetwise] 4d6 drop lowest
[Initiative Ingrid] your turn, Ingrid
[GM Screen; Hexcrawler] fog
[Loot Goblin] the last cloak
[Nat Twenty; Fate's Thimble; Pip] natural 1
`,
  }),
  kind({
    tags: ['RPG'],
    also: ['Games', 'Community'],
    asksFor: 'channels',
    bots: `
Proxy Puppeteer | Speak as your characters, each with a name and a face. | Write in brackets and your hero says it. The server sees the hero.
Inkbound | Text adventures for a whole channel, decided by vote. | One chapter a night. The crowd chooses. The crowd is reckless.
Lorekeeper's Lamp | A wiki that grows out of your role-play, entry by entry. | Mention a name in bold and it asks who that is.
Saga | Long campaigns by message with scenes, chapters and a table of contents. | Our oldest saga has 1,900 scenes and began with a lost horse.
Thornwood | A haunted forest that your server explores together, one path a day. | Do not follow the music. Somebody always follows the music.
Kingdom Come Tuesday | A council game: each member rules a province, decisions on Tuesdays. | Grain, gossip, war. Mostly gossip.
Starlane Courier | Deliver parcels between planets, meet people, regret shortcuts. | A slow space game for ten minutes in the evening.
Weird Town Gazette | A newspaper about your role-play town, written from what happened. | The mayor denied everything, and so it became front page.
Oathbreaker | A solo journal game with prompts and a deck of cards. | For people who play alone and would like to be read.
Bardic Tales | Sums up last session as a ballad of four verses. | "Then Martin took the cloak again" scans surprisingly well.
NPC Market | 700 characters with a voice, a wish and a secret, ready to borrow. | Take the tired customs officer. He fits everywhere.
Dream Ledger | A shared dream journal that becomes a map. | You dreamt of a staircase. So did two others. Here it is.
`,
    features: `
[not NPC Market; Lorekeeper's Lamp] \`/pause\` freezes the story until everybody is back
\`/write\` opens a quiet place for long texts
\`/read\` starts at the beginning, for those who come late
A page a day is enough to keep up
[Proxy Puppeteer; Saga; Lorekeeper's Lamp; NPC Market; Bardic Tales] Characters with their own name, picture and colour
[Saga; Thornwood; Inkbound; Starlane Courier; Weird Town Gazette; Proxy Puppeteer] Scenes have a cast, a place and a weather
[Inkbound; Thornwood; Kingdom Come Tuesday] Choices by vote with a deadline, ties broken by the youngest character
[Saga; Lorekeeper's Lamp; Kingdom Come Tuesday; Weird Town Gazette] A timeline that you can scroll by story date
[not NPC Market; Lorekeeper's Lamp] Content notes before scenes that need them
[Saga; Proxy Puppeteer; Inkbound; Thornwood; Starlane Courier] \`/scene\` opens one, \`/scene close\` asks for a title
[Proxy Puppeteer; NPC Market; Saga] \`/as\` switches the character, \`/whoami\` tells
[Saga; Inkbound; Bardic Tales; Thornwood; Starlane Courier; Weird Town Gazette; Kingdom Come Tuesday] \`/recap\` gives the last chapter in ten lines
[Lorekeeper's Lamp; Saga; Weird Town Gazette; NPC Market] \`/lore\` looks things up where they were first said
Exports as EPUB with a cover from your members
[not Oathbreaker; Dream Ledger; NPC Market] Players may leave a story with a good exit
Everything written belongs to whoever wrote it
`,
    remarks: `
4 | Our stories have a memory now.
4 | Atmosphere, without getting in the way.
5 | I have not written this much since school, and never this gladly.
[Saga] 5 | Our saga is now a printed book of 600 pages. It stands on my shelf.
[Inkbound; Thornwood] 4 | The crowd is reckless. Chapter one lasted nine minutes.
[Weird Town Gazette] 5 | The Gazette is the best thing in our town, including the town.
[Oathbreaker] 4 | Lovely prompts. I play alone and feel accompanied.
[Proxy Puppeteer; NPC Market] 3 | Switching characters on the phone takes too many presses. | Try the double slash: //name. We hid it well.
[Thornwood] 5 | I followed the music.
`,
    activities: `
[Saga; Inkbound] chapter 12
[Thornwood] the music
[Kingdom Come Tuesday] council day
[Saga] a lost horse
[Proxy Puppeteer; Inkbound] /scene
`,
  }),
]
