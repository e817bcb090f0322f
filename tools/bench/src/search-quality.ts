import { createDemoWorld } from '@botanica/demo-world'
import {
  DEPTH,
  JUDGED_QUERIES,
  QUALITY_GOALS,
  QUERY_KINDS,
  formatWorst,
  meetsGoals,
  scoreQuery,
  summarizeScores,
  type QualitySummary,
  type QueryScore,
} from '@botanica/demo-world/searches'

const PERCENT = 100

function formatSummary(name: string, { queries, ndcg, inFirst }: QualitySummary) {
  return `${name.padEnd(10)} ${String(queries).padStart(4)} queries   nDCG@${DEPTH} ${ndcg.toFixed(3)}   expected in the first three ${(inFirst * PERCENT).toFixed(1)} %`
}

/** Searches the demo world for all judged queries, and scores what is found. */
export async function judgeSearches(
  origin: string
): Promise<{ readonly report: string; readonly isMet: boolean }> {
  const { bots } = createDemoWorld()
  const scores: QueryScore[] = []
  for (const query of JUDGED_QUERIES) {
    const parameters = new URLSearchParams({ search: query.query, limit: String(DEPTH) })
    const response = await fetch(`${origin}/api/bots?${parameters}`)
    if (!response.ok) throw new Error(`The search for "${query.query}" is ${response.status}.`)
    const found = (await response.json()) as { name: string }[]
    scores.push(
      scoreQuery(
        query,
        bots,
        found.map(({ name }) => name)
      )
    )
  }
  const all = summarizeScores(scores)
  const report = [
    ...QUERY_KINDS.map((kind) =>
      formatSummary(kind, summarizeScores(scores.filter(({ query }) => query.kind === kind)))
    ),
    formatSummary('all', all),
    `The goals are ${QUALITY_GOALS.ndcg} and ${QUALITY_GOALS.inFirst * PERCENT} %.`,
    '',
    'The worst results:',
    formatWorst(scores),
  ].join('\n')
  return { report, isMet: meetsGoals(all) }
}
