/**
 * What a person would expect of a search in the demo world, written from the cards of its bots and not from what the
 * search returns. To add a query, read the cards as a visitor would and list what would satisfy them; never lower a
 * grade because the search misses it.
 */

/** How well a bot answers a search: 3 is what was looked for, 2 is a good answer, 1 is related. */
export type Grade = 1 | 2 | 3

export const QUERY_KINDS = ['name', 'typo', 'category', 'intent', 'romanian', 'nonsense'] as const
export type QueryKind = (typeof QUERY_KINDS)[number]

/** Bots of a category: those whose first category it is are what was looked for, the others good answers. */
export interface CategoryJudgment {
  readonly category: string
}

export interface JudgedQuery {
  readonly query: string
  readonly kind: QueryKind
  /** Bots by grade; empty when nothing should be found. */
  readonly expected: Readonly<Partial<Record<Grade, readonly string[]>>> | CategoryJudgment
}

const byName = (kind: QueryKind, queries: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(queries).map(([query, bots]): JudgedQuery => ({
    query,
    kind,
    expected: { 3: [bots].flat() },
  }))

/** Names as people type them: whole, in part, in another case, as one word or several, without signs. */
const NAMES = byName('name', {
  Hedgewarden: 'Hedgewarden',
  starling: 'Starling',
  orchard: 'Orchard',
  lanternfish: 'Lanternfish',
  'pocket almanac': 'Pocket Almanac',
  'POCKET ALMANAC': 'Pocket Almanac',
  pocketalmanac: 'Pocket Almanac',
  mossy: 'Mossy',
  tidepool: 'Tidepool',
  turntable: 'Turntable',
  nocturne: 'Nocturne',
  sieve: 'Sieve',
  portcullis: 'Portcullis',
  'gentle rem': 'Gentle Reminder',
  nettle: 'Nettle',
  barter: 'Barter Town',
  'acorn bank': 'Acorn Bank',
  Q: 'Q',
  weathervane: 'Weathervane',
  threadkeep: 'Threadkeeper',
  'thread keeper': 'Threadkeeper',
  'thoroughly punctual': 'Thoroughly Punctual Reminder Bot',
  bustan: 'بستان 🌿 Bustān',
  بستان: 'بستان 🌿 Bustān',
  'timezone tango': 'Timezone Tango',
  'dad jokes': 'Dad Jokes on Tap',
  freundschaft: 'Freundschaftsbezeugungsassistent',
  treering: 'Treering',
  'tree ring': 'Treering',
  'rosetta pebble': 'Rosetta Pebble',
  dicebag: 'Dicebag',
  'dice bag': 'Dicebag',
  tsundoku: 'Tsundoku',
  'palette knife': 'Palette Knife',
  ledgerdemain: 'Ledgerdemain',
  bandmates: 'BandMates',
  'band mates': 'BandMates',
  'vinyl vera': 'VinylVera',
  'chain gauge': 'chain.gauge',
  'chain.gauge': 'chain.gauge',
  'map & key': 'Map & Key',
  'map and key': 'Map & Key',
  'quote wall': 'quote.wall',
  'skip!skip': 'skip!skip',
  'skip skip': 'skip!skip',
  mp3: 'mp3.exe',
  automoderator: 'automoderator9000',
  'this is fine': 'this.is.fine',
  'copper sons': 'Copper & Sons',
  'cafe nowhere': 'Café Nowhere',
  'café nowhere': 'Café Nowhere',
  'welcome waffle': 'Welcome Waffle 🧇',
  d100: 'd100 Table Bot',
  '808': '808 State Machine',
  'if this then': 'If This Then Bot',
  'true false llama': 'True, False, Llama',
  'focus fox': 'focus(fox)',
  piggybank: 'Piggybank+',
  'ci/cd': 'ci/cd/ceilidh',
  'menu francais': 'Menu Français',
  'secret santa': 'Secret Santa Sorter',
})

/** Slips of the finger and of the ear. */
const TYPOS = byName('typo', {
  hedgewaden: 'Hedgewarden',
  hegdewarden: 'Hedgewarden',
  starlign: 'Starling',
  orcahrd: 'Orchard',
  lanterfish: 'Lanternfish',
  'pocket almanak': 'Pocket Almanac',
  nocturn: 'Nocturne',
  portculis: 'Portcullis',
  weathervain: 'Weathervane',
  wethervane: 'Weathervane',
  turntabel: 'Turntable',
  tidepol: 'Tidepool',
  'barter twon': 'Barter Town',
  tsundoko: 'Tsundoku',
  bestairy: 'Bestiary Beatrix',
  mekanic: 'Mecha Mechanic',
  kangaro: 'Kanban Kangaroo',
  babelfish: 'Babelfin',
  spamhoud: 'Spamhound',
  pomodro: 'Pomodoro Pier',
  backgamon: 'Backgammon Bazaar',
  automodertor: 'automoderator9000',
  'birthday cakwalk': 'Birthday Cakewalk',
  hangmn: 'hangman? not me',
  ledgerdemian: 'Ledgerdemain',
  harbormaster: 'Harbourmaster',
})

const categories = (queries: Readonly<Record<string, string>>, kind: QueryKind = 'category') =>
  Object.entries(queries).map(([query, category]): JudgedQuery => ({
    query,
    kind,
    expected: { category },
  }))

/** A kind of bot in a word: a category's name, its beginning, a slip in it, or another word of the family. */
const CATEGORIES = categories({
  music: 'Music',
  musci: 'Music',
  muzic: 'Music',
  'music bot': 'Music',
  'discord music bot': 'Music',
  moderation: 'Moderation',
  moderatoin: 'Moderation',
  moderating: 'Moderation',
  'moderation bot': 'Moderation',
  economy: 'Economy',
  econmy: 'Economy',
  welcome: 'Welcome',
  logging: 'Logging',
  logs: 'Logging',
  polls: 'Polls',
  poll: 'Polls',
  tickets: 'Tickets',
  ticket: 'Tickets',
  anime: 'Anime',
  games: 'Games',
  game: 'Games',
  rpg: 'RPG',
  translation: 'Translation',
  translate: 'Translation',
  levelling: 'Levelling',
  leveling: 'Levelling',
  levels: 'Levelling',
  finance: 'Finance',
  productivity: 'Productivity',
  images: 'Images',
  ai: 'AI',
  utility: 'Utility',
  fun: 'Fun',
  community: 'Community',
})

const intent = (
  query: string,
  best: readonly string[],
  good: readonly string[] = [],
  related: readonly string[] = []
): JudgedQuery => ({ query, kind: 'intent', expected: { 3: best, 2: good, 1: related } })

/** What people want to do, in their words. */
const INTENTS: readonly JudgedQuery[] = [
  intent('play chess', ['Rook & Roll', 'Tabletop Owl'], ['Tabla de Șah']),
  intent('chess', ['Rook & Roll', 'Tabletop Owl'], ['Tabla de Șah']),
  intent(
    'roll dice',
    ['Dicebag', 'Pip', 'Nat Twenty'],
    ['Initiative Ingrid', 'GM Screen', 'Backgammon Bazaar']
  ),
  intent('dice roller', ['Pip', 'Dicebag'], ['Nat Twenty']),
  intent('birthday', ['Birthday Cakewalk', 'Candle Count'], ['Onomastica']),
  intent('birthdays', ['Birthday Cakewalk', 'Candle Count']),
  intent('weather forecast', ['Weathervane'], [], ['Pocket Almanac']),
  intent('currency', ['Barleycorn', 'Copper & Sons'], ['Leul pe Zi', 'UnitedUnits']),
  intent('captcha', ['Turnstile'], ['Gatehouse Verify']),
  intent('verification', ['Gatehouse Verify'], ['Turnstile', 'Portarul', 'The Ferryman']),
  intent('anti raid', ['RaidShield', 'Portcullis'], ['Lockstep', 'FloodGate']),
  intent(
    'spam filter',
    ['Sieve', 'Filtru de Cafea'],
    ['automoderator9000', 'Spamhound', 'Brine', 'Hedgewarden', 'Wordsmith Filter']
  ),
  intent('phishing links', ['Palisade', 'Nettle'], ['ScamSieve Jr', 'Brine']),
  intent(
    'reminders',
    ['Thoroughly Punctual Reminder Bot', 'Nudge'],
    ['Gather', 'Simulcast Sammy', 'RaidPlanner Deluxe'],
    ['Timeout Timmy', 'Calendar Crab', 'Gentle Reminder', 'Volunteer Vera', 'Inbox Zeroine']
  ),
  intent(
    'reminder',
    ['Thoroughly Punctual Reminder Bot', 'Nudge', 'Gentle Reminder'],
    ['Gather', 'Simulcast Sammy', 'RaidPlanner Deluxe'],
    ['Timeout Timmy', 'Calendar Crab', 'Volunteer Vera']
  ),
  intent('pomodoro', ['Pomodoro Pier'], ['Focus Frequency']),
  intent(
    'study room',
    ['StudyStack', 'Nocturne', 'Focus Frequency'],
    ['Night Owl Study', 'Pomodoro Pier', 'Lofi Lighthouse']
  ),
  intent('starboard', ['Starcatcher', 'Pressed Flowers']),
  intent('reaction roles', ['Role Carousel'], ['Chameleon Colours']),
  intent('self roles', ['Role Carousel']),
  intent('temporary roles', ['Temporary Tammy']),
  intent('temporary voice channels', ['VoiceRooms on Demand']),
  intent('rss feeds', ['Feedfinch'], ['podcatcher']),
  intent('podcast', ['podcatcher']),
  intent('qr code', ['QRious']),
  intent('split bills', ['Splitsville', 'Ledgerdemain'], ['RentShare']),
  intent('invoices', ['Invoice Imp'], ['Timesheet Tilda']),
  intent('to do list', ['todo.wtf', 'Kanban Kangaroo'], ['Listless']),
  intent('kanban board', ['Kanban Kangaroo']),
  intent('trivia', ['Trivia Tortoise', 'TriviaTrophy'], ['QuizQuarter']),
  intent('music quiz', ['Earworm'], ["Lyricist's Lunch", 'OP or ED']),
  intent('quiz', ['QuizQuarter', 'Earworm'], ['Trivia Tortoise', 'TriviaTrophy', 'Cram Jam']),
  intent('meme', ['MemeMill', 'Meme la Borcan'], ['Caption Captain']),
  intent('memes', ['MemeMill', 'Meme la Borcan'], ['Caption Captain']),
  intent('jokes', ['Dad Jokes on Tap'], ['Pun Intended', 'Bancul Zilei'], ['Rosetta Pebble']),
  intent('cat pictures', ['catdrop']),
  intent('fishing', ['Deepwater Angler']),
  intent('farm', ['Tiny Tractor'], ['Orchard']),
  intent('sudoku', ['SudoCool']),
  intent('hangman', ['hangman? not me']),
  intent('werewolf', ['Werewolf Wednesday']),
  intent('connect four', ['Four Across']),
  intent('translate by flag reaction', ['Rosetta Pebble', 'Signal Flags Bot']),
  intent('learn japanese', ['Kana Kitten', 'Kanji Kettle']),
  intent('learn korean', ['Hangul in a Weekend']),
  intent('dictionary', ['Lexicon Larry'], ['Dexter']),
  intent(
    'suggestions',
    ['Suggestion Sapling', 'Cutia cu Sugestii'],
    ['Wishing Well', 'Idea Incubator']
  ),
  intent('bug reports', ['Bug Jar']),
  intent('ban appeals', ['Appeal Court'], ['Arbitrul']),
  intent('modmail', ['Modmail Pigeon']),
  intent('mod mail', ['Modmail Pigeon']),
  intent('warnings', ['Casebook', 'Strike Three', 'Gentle Reminder'], ['Clopoțelul']),
  intent('audit log', ['Audit Otter', 'Blackbox'], ['Logbook of the Nautilus', 'Webhook Warden']),
  intent(
    'message edits and deletions',
    ['paper-trail-2', 'Logbook of the Nautilus'],
    ['Blackbox', 'Copycat Relay']
  ),
  intent('backup server', ['ServerTwin']),
  intent('lofi', ['Lofi Lighthouse']),
  intent('rain sounds', ['Nocturne', 'Hearthside'], ['Doina Digitală', 'Focus Frequency']),
  intent('lyrics', ["Lyricist's Lunch", 'Muzică la Foc Mic']),
  intent('jukebox', ['Turntable', 'Juke & Co']),
  intent(
    'radio',
    ['Pirate Wavelength 📻', 'Tuned In', 'Radio Scara B'],
    ['NightBus FM', 'Muzică la Foc Mic']
  ),
  intent('classical music', ['Maestro Mouse'], ['Evensong']),
  intent('soundboard', ['Soundboard Sam'], ['Strigătura']),
  intent('remove background', ['Background Begone']),
  intent('crop resize images', ['Cropduster'], ['Darkroom']),
  intent('watermark', ['watermark.me']),
  intent('summarize messages', ['TLDR Tapir', 'Catch Me Up'], ['Thread Weaver', 'Footnote']),
  intent('transcribe voice', ['Transcribe Tribe'], ['Meeting Mouse', 'Subtitle Sue']),
  intent('giveaway', [], [], ['ScamSieve Jr', 'Prize Locker']),
  intent('train departures', ['Train Times EU'], ['Mersul Trenurilor']),
  intent('earthquake', ['Quake Notice']),
  intent('recipe', ['Recipe Card'], ['Rețeta Mamei']),
  intent('stream notifications', ['Going Live']),
  intent('manga', ['MangaMinder', 'Tsundoku']),
  intent('tournament', ['Tournament Table']),
  intent('looking for group', ['LFG Lantern']),
  intent('book club', ['Bookclub Bea'], ['Marginalia']),
  intent('secret messages to the future', ['Time Capsule']),
  intent('anonymous confessions', ['Confession Booth']),
]

const romanian = (
  query: string,
  best: readonly string[],
  good: readonly string[] = [],
  related: readonly string[] = []
): JudgedQuery => ({ ...intent(query, best, good, related), kind: 'romanian' })

/** Romanian, with and without its diacritics, and with the older cedillas. */
const ROMANIAN: readonly JudgedQuery[] = [
  romanian('muzică la foc mic', ['Muzică la Foc Mic']),
  romanian('muzica la foc mic', ['Muzică la Foc Mic']),
  romanian('muzică populară', ['Lăutarul']),
  romanian('muzica populara', ['Lăutarul']),
  romanian(
    'muzică',
    ['Muzică la Foc Mic', 'Lăutarul', 'Picup'],
    ['Vinil și Cafea', 'Doina Digitală']
  ),
  romanian('talmaci', ['Tălmaci']),
  romanian('tălmaci', ['Tălmaci']),
  romanian('traduceri', ['Tălmaci']),
  romanian('septic', ['Șeptic']),
  romanian('şeptic', ['Șeptic']),
  romanian('galceava', ['Gâlceava']),
  romanian('bun venit', ['Bun Venit'], ['Bună Ziua, Vecine']),
  romanian('strigatura', ['Strigătura']),
  romanian('reteta mamei', ['Rețeta Mamei']),
  romanian('retete', ['Rețeta Mamei']),
  romanian('sah', ['Tabla de Șah']),
  romanian('șah', ['Tabla de Șah']),
  romanian('jocuri de cuvinte', ['Fazan']),
  romanian('bancuri', ['Bancul Zilei']),
  romanian('curs bnr', ['Leul pe Zi']),
  romanian('cursul valutar', ['Leul pe Zi']),
  romanian('ghicitori', ['Ghicitoarea']),
  romanian('mersul trenurilor', ['Mersul Trenurilor']),
  romanian('zile de nume', ['Onomastica']),
  romanian('dictionar', ['Dexter']),
  romanian('bacalaureat', ['Bacul la Bac']),
  romanian('niveluri', ['Trepte', 'Treapta de Sus']),
  romanian(
    'moderare',
    ['Paznicul', 'Jandarmul de Serviciu'],
    ['Clopoțelul', 'Filtru de Cafea', 'Portarul', 'Arbitrul']
  ),
  romanian('moderare automata', ['Jandarmul de Serviciu'], ['Paznicul']),
  romanian('sugestii', ['Cutia cu Sugestii']),
  romanian('cheltuieli comune', ['Cotizația']),
  romanian('lista de cumparaturi', ['Lista de Piață']),
  romanian('proverbe', ['Proverbe Stricate']),
  romanian('paznicu', ['Paznicul']),
]

/** Nothing should be found. */
const NONSENSE = [
  'zzyzx',
  'qwrtpsdf',
  'asdfghjkl',
  'xkcdqq',
  'blorptagon',
  'ţţţţţ',
  '%%%%',
  '0x7ff9z',
].map((query): JudgedQuery => ({ query, kind: 'nonsense', expected: {} }))

export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  ...NAMES,
  ...TYPOS,
  ...CATEGORIES,
  ...INTENTS,
  ...ROMANIAN,
  ...NONSENSE,
]
