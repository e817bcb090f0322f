import { table } from '../report.ts'
import type { Check, StageResult } from './targets.ts'

const COLUMNS = ['Stage', 'What', 'measured', 'target', 'met']

function formatVerdict({ isMet }: Check): string {
  if (isMet === undefined) return 'not judged'
  return isMet ? 'yes' : 'no'
}

/** A Markdown table of all checks, after the other figures. */
export function formatLoadReport(results: readonly StageResult[]): string {
  const rows = results.flatMap(({ stage, checks }) =>
    checks.map((check) => [stage, check.what, check.measured, check.target, formatVerdict(check)])
  )
  const lines = results.flatMap(({ stage, figures }) => figures.map((text) => `${stage}: ${text}`))
  return [...lines, '', table(COLUMNS, rows)].join('\n')
}

export const areAllMet = (results: readonly StageResult[]) =>
  results.every(({ checks }) => checks.every(({ isMet }) => isMet))
