import { randomFor } from '@botanica/demo-world'
import {
  buildSearches,
  buildTypedWords,
  type Bot,
  type DirectorySample,
} from './directory-sample.ts'

export interface Aim {
  /**
   * Responses per second, as a share of those of the baseline: bare `node:http` that sends the same bytes, or bare
   * `pg`.
   */
  readonly ratio: number
  readonly against: 'node' | 'pg'
  /** Milliseconds. */
  readonly p99?: number
}

export interface Write {
  /** JSON. */
  readonly body: string
  readonly expectedStatus: number
  /** Deletes everything that member `$1` wrote in this scenario, so that it can be written again. */
  readonly undo: string
}

export interface Scenario {
  /** Short; used in file names and columns. */
  readonly name: string
  readonly title: string
  readonly aim?: Aim
  /** The paths that one round requests, in order. Round 0 is the warm-up. */
  readonly paths: (material: DirectorySample, round: number, rounds: number) => readonly string[]
  /** How the product is warmed up: for a second, or with one request per path. */
  readonly warmUp: 'a second' | 'each once'
  /** Whether a round ends after one request per path instead of after a fixed time. */
  readonly eachOnce?: boolean
  /** Whether each request sends the ETag of the response, which is then 304. */
  readonly conditional?: boolean
  /** Whether the scenario requests a page instead of the API. Skipped when the site is not built. */
  readonly isPage?: boolean
  /** Makes the request a write of a member. Without it all requests are anonymous reads. */
  readonly write?: Write
  /** Number of requests whose SQL statements are recorded. */
  readonly samples: number
}

const HOT_LIST = '/api/bots'
/** As many bots as visitors look at again and again, whatever the size of the directory. */
const WORKING_SET = 10_000
/** Bots that one round requests once each. */
const MOST_AT_ONCE = 1_500

const botPath = ({ discordBotId }: Bot) => `/api/bots/discord/${discordBotId}`
const votePath = ({ id }: Bot) => `/api/bots/${id}/vote`
const reviewPath = (bot: Bot) => `${botPath(bot)}/ratings`

/** Gives each round its own share of the bots, so that no bot is requested twice. */
const eachOnce =
  (path: (bot: Bot) => string) =>
  ({ bots }: DirectorySample, round: number, rounds: number) => {
    const share = Math.min(MOST_AT_ONCE, Math.floor(bots.length / (rounds + 1)))
    return bots.slice(round * share, (round + 1) * share).map(path)
  }

/** The scenarios and their targets. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'list',
    title: 'List, hot',
    aim: { against: 'node', ratio: 0.4 },
    paths: () => [HOT_LIST],
    warmUp: 'a second',
    samples: 1,
  },
  {
    name: 'list-304',
    title: 'List, 304',
    aim: { against: 'node', ratio: 0.4 },
    paths: () => [HOT_LIST],
    conditional: true,
    warmUp: 'a second',
    samples: 0,
  },
  {
    name: 'bot-first',
    title: 'Random bot, first time',
    paths: eachOnce(botPath),
    warmUp: 'each once',
    eachOnce: true,
    samples: 50,
  },
  {
    name: 'bot',
    title: 'Random bot',
    aim: { against: 'node', ratio: 0.15 },
    paths: ({ bots }, round) =>
      randomFor(`bots/${round}`).sample(bots.slice(0, WORKING_SET), WORKING_SET).map(botPath),
    warmUp: 'each once',
    samples: 0,
  },
  {
    name: 'categories',
    title: 'Categories',
    paths: () => ['/api/categories'],
    warmUp: 'a second',
    samples: 1,
  },
  {
    name: 'certified',
    title: 'Certified',
    paths: () => ['/api/bots/certified?limit=4'],
    warmUp: 'a second',
    samples: 1,
  },
  {
    name: 'search',
    title: 'Random search',
    aim: { against: 'node', ratio: 0.03, p99: 40 },
    paths: (material, round) =>
      buildSearches(material, round).map(
        (text) => `${HOT_LIST}?search=${encodeURIComponent(text)}`
      ),
    warmUp: 'a second',
    samples: 100,
  },
  {
    name: 'suggestions',
    title: 'Suggestions',
    aim: { against: 'node', ratio: 0.03, p99: 20 },
    paths: (material, round) =>
      buildTypedWords(material, round).map(
        (text) => `/api/search/suggestions?q=${encodeURIComponent(text)}`
      ),
    warmUp: 'a second',
    samples: 0,
  },
  {
    name: 'home',
    title: 'Home, HTML',
    aim: { against: 'node', ratio: 0.3 },
    paths: () => ['/'],
    isPage: true,
    warmUp: 'a second',
    samples: 0,
  },
  {
    name: 'vote',
    title: 'Vote',
    aim: { against: 'pg', ratio: 0.6 },
    paths: eachOnce(votePath),
    warmUp: 'each once',
    eachOnce: true,
    write: {
      body: '{}',
      expectedStatus: 200,
      undo: `WITH gone AS (DELETE FROM bot_votes WHERE user_id = $1 RETURNING bot_id, votes),
          events AS (DELETE FROM bot_events WHERE data ->> 'userId' = $1)
        UPDATE bot_stats SET votes_count = votes_count - votes FROM gone WHERE gone.bot_id = bot_stats.bot_id`,
    },
    samples: 500,
  },
  {
    name: 'review',
    title: 'Review',
    aim: { against: 'pg', ratio: 0.6 },
    paths: eachOnce(reviewPath),
    warmUp: 'each once',
    eachOnce: true,
    write: {
      body: JSON.stringify({ rating: 4, comment: 'Does what it says, and says what it does.' }),
      expectedStatus: 201,
      undo: `WITH gone AS (DELETE FROM ratings WHERE user_id = $1 RETURNING bot_id)
        SELECT recount_ratings(bot_id) FROM gone`,
    },
    samples: 500,
  },
]
