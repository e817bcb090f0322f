import { kind } from '../kind.ts'

export const economyKinds = [
  kind({
    tags: ['Economy'],
    also: ['Fun', 'Games'],
    asksFor: 'react',
    bots: `
Copper & Sons | A currency for your server, with a mint, a shop and a small tax. | Founded as a hardware store in a role-playing server. The nails sold badly, the money did well.
Piggybank+ | Daily coins, savings with interest, goals you save up for together. | Our server saved for six weeks and bought the owner a virtual yacht. He cried.
Market Day | A weekly market where members set the prices. | On Saturday the stalls open. On Sunday somebody is rich and somebody has four hundred turnips.
CoinOp Arcade | Arcade machines that take server coins and give tickets. | Tickets buy prizes. Prizes are roles, colours, and one plastic frog.
Barleycorn | Simple server currency. Earn, give, spend. | No jobs, no gambling, no crime. You earn by taking part and you spend on what the staff offers.
Town Treasury | Communal money: members vote on what the server buys next. | Everyone pays a little, everyone decides a little. Turnout is better than in my actual town.
Pawnshop Pete | Sell your titles, badges and colours, and buy them back at a regrettable price. | Pete gives you half. Pete has always given you half.
TipJar | Thank people with coins. That is the only way to get any. | You cannot grind here. You can only be helpful and hope that somebody notices.
Ministry of Cheese | An economy based on cheese: ageing, trading, occasional mould. | A young gouda is worth little. Wait.
Guild Ledger | Shared chests, loans and dues for gaming guilds. | Our guild argued about one helmet for three months. Then I wrote this.
lemonade.stand | Set your price, watch the weather, go bankrupt, learn something. | Originally made for a class of twelve-year-olds, who are ruthless.
Stonks & Bonds Jr | A pretend stock exchange on which every channel is a company. | Buy #memes, short #introductions. Nobody loses anything real.
`,
    features: `
[not TipJar; lemonade.stand; Stonks & Bonds Jr; Guild Ledger] Coins come from conversation, with a ceiling per hour that defeats spammers
[not Stonks & Bonds Jr; Town Treasury; Guild Ledger; TipJar] A shop run by the staff: roles, colours, nicknames, a week without pineapple jokes
[Piggybank+; Copper & Sons; Guild Ledger] Interest is paid on Sundays and never above two percent
Trades need both sides to press the button
A ledger that everybody can read, so rumours die quickly
No purchases with real money, anywhere, ever
\`/balance\` and \`/give\` do what you think
[not Stonks & Bonds Jr; Town Treasury; Guild Ledger; TipJar] \`/shop add\` with a stock, a price and a time limit
[Market Day; lemonade.stand; Stonks & Bonds Jr; Ministry of Cheese; Copper & Sons] \`/market\` shows the prices of the last four weeks as a small chart
\`/audit\` lets staff look behind a suspicious fortune
[not Guild Ledger; Town Treasury; TipJar] Seasons: every three months fortunes fade into badges and all begin again
[Copper & Sons; Town Treasury; Market Day; Barleycorn] Inflation is shown on the first of the month, with an apology
[Copper & Sons; Town Treasury; Market Day] Taxes go to a pot that the members vote about
`,
    remarks: `
5 | No gambling! My members are teenagers and I can finally run an economy.
[Market Day] 4 | The market is addictive. I own most of the turnips.
[not Guild Ledger; Town Treasury; TipJar] 5 | Seasons keep it fresh. Newcomers have a chance.
[Copper & Sons; Market Day; Barleycorn] 3 | Good, but prices explode in big servers. | Try /tax. We also wrote a page about inflation, with turnips.
[Piggybank+; Copper & Sons] 5 | Helped me explain interest to my kids.
4 | A ledger that all can read ended our drama for good.
[not Stonks & Bonds Jr; Town Treasury; Guild Ledger; TipJar] 2 | Took a while to set up the shop by hand, item by item.
`,
    activities: `
[Copper & Sons; Barleycorn] the mint
[Market Day] turnips at 94
[Pawnshop Pete] half price, as always
[Piggybank+; Copper & Sons] interest day
[Barleycorn; CoinOp Arcade; Copper & Sons] /shop
`,
  }),
  kind({
    tags: ['Economy', 'Games'],
    also: ['Fun', 'RPG'],
    asksFor: 'react',
    bots: `
Tiny Tractor | A farm in your channel: sow on Monday, harvest on Thursday. | Ten squares of mud and a tractor that starts on the third try.
Deepwater Angler | Fishing with real tides, 180 species and one very old boot. | The boot is worth more than most fish. Collectors.
Beehive Tycoon | Keep bees, sell honey, lose a swarm to your neighbour. | Swarms move to whoever has the better flowers. There are diplomatic incidents.
Rust & Rivets | Scrap, repair and sell machines in a town that has seen better days. | You start with a spanner and a door.
Prospector's Luck | Dig, sift, argue about claims. | One square a day. The map belongs to all, the gold to whoever is patient.
Moonbase Barter | Oxygen is money. Spend carefully. | A co-operative economy on the moon for groups of five to fifty.
Bakery Before Dawn | Run a bakery: flour, ovens, early mornings, happy customers. | Members order, bakers bake, everybody smells it. We are working on the last part.
DragonHoard | Every message feeds your dragon. Dragons like shiny words. | Mine is called Receipt and sleeps on 40,000 coins.
Caravanserai | Trade routes between servers, with camels. | Your saffron leaves for another server tonight and comes back as salt, in a week, unless bandits.
Alchemist's Attic | Combine two ingredients, find out, write it down. | There are 2,116 pairs. Eleven of them explode.
PetRock Ranch | Raise rocks. Yes. | They do nothing, slowly. There is a show in autumn.
Harbourmaster | Ships, cargo, storms, and a lighthouse that needs oil. | The whole server keeps the light. If it goes out the ships of all are late.
`,
    features: `
Things happen in real time, so one visit a day is enough
[not PetRock Ranch; Alchemist's Attic; DragonHoard; Moonbase Barter; Rust & Rivets] Weather that is the same for the whole server
Nothing can be bought with real money
A shared goal every season that one person alone cannot reach
[not PetRock Ranch; DragonHoard] Trade with other members, or with other servers that agree
\`/collect\` takes what is ready, \`/plan\` shows what will be
\`/almanac\` lists what you have found and what is still missing
\`/visit @friend\` to look and to leave a gift
\`/rest\` freezes your things while you are on holiday
[not Bakery Before Dawn; Caravanserai; Harbourmaster] Rare finds are announced once, in one line
Drawn in text, readable on a phone and by a screen reader
Old seasons are kept in a museum with names
`,
    remarks: `
[Deepwater Angler] 5 | We have a museum of boots now. Send help.
5 | One visit a day, no pressure. It is the only game that my partner and I share.
[Tiny Tractor; Beehive Tycoon; Harbourmaster] 4 | Charming. Winter is a bit slow.
5 | /rest before my exams meant that nothing had died when I came back. Thank you.
[Harbourmaster] 4 | The lighthouse turned strangers into a crew. | This made our whole week.
[Caravanserai; Harbourmaster; Beehive Tycoon] 3 | Nice, but trading between servers took me an evening to understand.
`,
    activities: `
[Tiny Tractor] the harvest
[Deepwater Angler; Harbourmaster] low tide at 18:40
[Alchemist's Attic] 2,116 pairs
[Caravanserai] camels
[PetRock Ranch] nothing, slowly
`,
  }),
]
