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
  readonly method: 'POST' | 'PATCH'
  /** JSON. */
  readonly body: string
  readonly expectedStatus: number
  /** Deletes everything that member `$1` wrote in this scenario, so that it can be written again. */
  readonly undo: string
  /** What gives the member `$1` the right to write to the bots with the ids `$2`, and takes it away, if needed. */
  readonly right?: { readonly give: string; readonly take: string }
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
const editPath = ({ id }: Bot) => `/api/bots/${id}`

/** How many bots a round requests once each. Round 0 is the warm-up. */
const getShare = ({ bots }: DirectorySample, rounds: number) =>
  Math.min(MOST_AT_ONCE, Math.floor(bots.length / (rounds + 1)))

/** Gives each round its own share of the bots, so that no bot is requested twice. */
const eachOnce =
  (path: (bot: Bot) => string) => (sample: DirectorySample, round: number, rounds: number) => {
    const share = getShare(sample, rounds)
    return sample.bots.slice(round * share, (round + 1) * share).map(path)
  }

/** The bots that all rounds together request once each. */
export const getBotsOfRounds = (sample: DirectorySample, rounds: number): readonly Bot[] =>
  sample.bots.slice(0, (rounds + 1) * getShare(sample, rounds))

/** The prefixes of a bot before and after it is edited. */
const PREFIX = { former: '!', edited: '~' } as const
/** The bots that member `$1` edits. */
const OWN_BOTS = 'SELECT id FROM bots WHERE additional_owners @> ARRAY[$1::text]'

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
      method: 'POST',
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
      method: 'POST',
      body: JSON.stringify({ rating: 4, comment: 'Does what it says, and says what it does.' }),
      expectedStatus: 201,
      undo: `WITH gone AS (DELETE FROM ratings WHERE user_id = $1 RETURNING bot_id)
        SELECT recount_ratings(bot_id) FROM gone`,
    },
    samples: 500,
  },
  {
    name: 'edit',
    title: 'Edit of a listing',
    paths: eachOnce(editPath),
    warmUp: 'each once',
    eachOnce: true,
    write: {
      method: 'PATCH',
      body: JSON.stringify({ prefix: PREFIX.edited }),
      expectedStatus: 200,
      undo: `WITH own AS (${OWN_BOTS}),
          versions AS (DELETE FROM bot_versions USING own WHERE bot_versions.bot_id = own.id),
          changes AS (DELETE FROM bot_changes USING own WHERE bot_changes.bot_id = own.id),
          events AS (DELETE FROM bot_events USING own WHERE bot_events.bot_id = own.id)
        UPDATE bots SET prefix = '${PREFIX.former}' FROM own
        WHERE own.id = bots.id AND bots.prefix = '${PREFIX.edited}'`,
      right: {
        give: `UPDATE bots SET additional_owners = ARRAY[$1::text], prefix = '${PREFIX.former}'
          WHERE id = ANY ($2::bigint[])`,
        take: `UPDATE bots SET additional_owners = '{}' WHERE id IN (${OWN_BOTS})`,
      },
    },
    samples: 500,
  },
]
