import type { Snowflake } from './types.ts'

/** The named people of the demo world, by first name. */
export const PEOPLE = {
  olivia: '200000000000000001',
  mihai: '200000000000000002',
  rita: '200000000000000003',
  devon: '200000000000000004',
  paula: '200000000000000005',
  bruno: '200000000000000006',
  carla: '200000000000000007',
  vlad: '200000000000000008',
  nina: '200000000000000009',
  boris: '200000000000000010',
  tara: '200000000000000011',
  dan: '200000000000000012',
  toma: '200000000000000013',
  bianca: '200000000000000014',
  oscar: '200000000000000015',
  lia: '200000000000000016',
  emil: '200000000000000017',
  bogdan: '200000000000000018',
  vera: '200000000000000019',
} as const satisfies Record<string, Snowflake>

/** Other members, who own most of the bots, by first name. */
export const MEMBERS = {
  andrei: '200000000000000020',
  ioana: '200000000000000021',
  matei: '200000000000000022',
  elif: '200000000000000023',
  jonas: '200000000000000024',
  amara: '200000000000000025',
  priya: '200000000000000026',
  lucas: '200000000000000027',
  hana: '200000000000000028',
  tomasz: '200000000000000029',
  sofia: '200000000000000030',
  noah: '200000000000000031',
  zainab: '200000000000000032',
  radu: '200000000000000033',
  maya: '200000000000000034',
  kwame: '200000000000000035',
  chloe: '200000000000000036',
  stefania: '200000000000000037',
  oleg: '200000000000000038',
  grace: '200000000000000039',
  diego: '200000000000000040',
  anouk: '200000000000000041',
  ben: '200000000000000042',
  mei: '200000000000000043',
  teodor: '200000000000000044',
  freya: '200000000000000045',
  samir: '200000000000000046',
  ilinca: '200000000000000047',
  patrick: '200000000000000048',
  quiet: '200000000000000049',
} as const satisfies Record<string, Snowflake>

/** People with a Discord account who have never signed in. */
export const STRANGERS = {
  wanda: '200000000000000050',
  ignat: '200000000000000051',
  saoirse: '200000000000000052',
} as const satisfies Record<string, Snowflake>

const BOT_ID_BASE = 300_000_000_000_000_000n

/** The Discord id of the n-th bot, n from 1. Consecutive ids collide when parsed as a number. */
export function botId(n: number): Snowflake {
  return String(BOT_ID_BASE + BigInt(n))
}

/** The named bots of the demo world. */
export const BOTS = {
  brunoApproved: botId(1),
  brunoPending: botId(2),
  brunoRejected: botId(3),
  brunoCertified: botId(4),
  ritaPending: botId(5),
  paulaFirst: botId(6),
  paulaSecond: botId(7),
  /** 150 servers and not certified: may apply for certification. */
  lia150Servers: botId(8),
  /** 40 servers: too few for certification. */
  lia40Servers: botId(9),
  /** Waits for its owner to answer a question. */
  liaPending: botId(12),
  /** Snoozed by a moderator. */
  raduPending: botId(50),
} as const satisfies Record<string, Snowflake>
