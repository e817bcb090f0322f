import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '@botanica/run/postgres'
import type { Client } from 'pg'
import { PLANS } from '../paths.ts'
import { toQuery, type Statement } from './recorder.ts'
import { withServerSettings } from './session.ts'
import type { Samples } from './samples.ts'

/** Tables that grow with the directory. Scanning one of them sequentially for a request is a defect. */
export const BIG_TABLES = [
  'bots',
  'bot_stats',
  'bot_categories',
  'bot_search',
  'bot_events',
  'bot_votes',
  'ratings',
  'rating_votes',
  'search_vocabulary',
  'users',
  'vote_events',
]
const PLAN_FILE = '.txt'
const EXPLAIN = 'EXPLAIN (COSTS OFF)'
/** PostgreSQL plans a prepared statement individually five times before it may switch to a generic plan. */
const RUNS_BEFORE_ITS_PLAN = 6

interface PlanLine {
  readonly 'QUERY PLAN': string
}

export interface Plan {
  /** The scenario's name and the statement's number within the request. */
  readonly name: string
  readonly text: string
}

/** Explains each statement of each scenario's first sample. */
export function explainStatements(databaseUrl: string, samples: Samples): Promise<Plan[]> {
  return withClient(withServerSettings(databaseUrl), async (client) => {
    const plans: Plan[] = []
    for (const [scenario, [first = []]] of samples) {
      for (const [index, statement] of first.filter(isPlanned).entries()) {
        // A prepared statement is executed a few times before it is explained, so roll its changes back.
        await client.query('BEGIN')
        const text = await explainOne(client, statement)
        await client.query('ROLLBACK')
        plans.push({ name: `${scenario}-${index + 1}`, text })
      }
    }
    return plans
  })
}

/** Whether PostgreSQL plans the statement; BEGIN, COMMIT and the like have no plan. */
const isPlanned = ({ text }: Statement) => /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text)

async function explainOne(client: Client, statement: Statement): Promise<string> {
  const { name, text, values } = statement
  if (name !== undefined) {
    for (let run = 0; run < RUNS_BEFORE_ITS_PLAN; run++) await client.query(toQuery(statement))
  }
  const literals = values.map((value) => (value === null ? 'NULL' : client.escapeLiteral(value)))
  const call = literals.length > 0 ? `(${literals.join(', ')})` : ''
  const { rows } = await (name === undefined
    ? client.query<PlanLine>(`${EXPLAIN} ${text}`, [...values])
    : client.query<PlanLine>(`${EXPLAIN} EXECUTE ${client.escapeIdentifier(name)}${call}`))
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** The big tables that a plan scans sequentially. */
export function findSequentialScans(plan: string): string[] {
  const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table!)
  return [...new Set(scanned)].filter((table) => BIG_TABLES.includes(table))
}

/** Replaces the plans of the last run, so that git shows the differences. */
export function storePlans(plans: readonly Plan[]) {
  mkdirSync(PLANS, { recursive: true })
  for (const file of readdirSync(PLANS)) if (file.endsWith(PLAN_FILE)) rmSync(join(PLANS, file))
  for (const { name, text } of plans) writeFileSync(join(PLANS, `${name}${PLAN_FILE}`), `${text}\n`)
}
