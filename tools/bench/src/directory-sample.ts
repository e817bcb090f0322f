import { randomFor, type Random } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'

export interface Bot {
  readonly id: string
  readonly discordBotId: string
}

/** The data from which random requests are built, read from the database once. */
export interface DirectorySample {
  /** In random order. */
  readonly bots: readonly Bot[]
  readonly words: readonly string[]
}

const MOST_BOTS = 100_000
const MOST_WORDS = 50_000
/**
 * A word that only one bot uses is usually an invented name. People search for words that they have seen more often.
 */
const LEAST_BOTS_OF_A_WORD = 2
const LEAST_LETTERS = 3
const SEARCHES_A_ROUND = 20_000
const TWO_WORDS = 0.3
const MISTYPED = 0.2

export function loadDirectorySample(databaseUrl: string): Promise<DirectorySample> {
  return withClient(databaseUrl, async (client) => {
    await client.query('SELECT setseed(0.5)')
    const bots = await client.query<Bot>(
      `SELECT id, discord_bot_id AS "discordBotId" FROM bots
       WHERE approval_status = 'approved' AND deleted_at IS NULL ORDER BY random() LIMIT $1`,
      [MOST_BOTS]
    )
    const words = await client.query<{ word: string }>(
      `SELECT word FROM search_vocabulary
       WHERE bots >= $1 AND char_length(word) >= $2 ORDER BY random() LIMIT $3`,
      [LEAST_BOTS_OF_A_WORD, LEAST_LETTERS, MOST_WORDS]
    )
    return { bots: bots.rows, words: words.rows.map((row) => row.word) }
  })
}

/** Search texts as people type them: mostly one word, sometimes two, sometimes with a typo. */
export function buildSearches({ words }: DirectorySample, round: number): string[] {
  const random = randomFor(`searches/${round}`)
  return Array.from({ length: SEARCHES_A_ROUND }, () => {
    const typed = random.chance(TWO_WORDS)
      ? `${random.pick(words)} ${random.pick(words)}`
      : random.pick(words)
    return random.chance(MISTYPED) ? addTypo(typed, random) : typed
  })
}

/** What stands in the search box while people type such searches: the text up to one of its letters. */
export function buildTypedWords(sample: DirectorySample, round: number): string[] {
  const random = randomFor(`typed/${round}`)
  return buildSearches(sample, round).map((text) => text.slice(0, random.int(1, text.length)))
}

/** Swaps two neighboring letters. */
function addTypo(text: string, random: Random): string {
  if (text.length < 2) return text
  const at = random.int(0, text.length - 2)
  return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
}
