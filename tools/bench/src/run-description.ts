import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { ROOT } from './paths.ts'

const GIGABYTE = 1_000_000_000

/** What figures are compared with: when, of which commit and on which machine they were measured. */
export function describeRun(postgres: string) {
  return {
    measuredAt: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).toString().trim(),
    machine: {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      memoryGb: Math.round(totalmem() / GIGABYTE),
      node: process.versions.node,
      postgres,
    },
  }
}

/** Formats the description as one line. */
export function formatRun({ measuredAt, commit, machine }: ReturnType<typeof describeRun>): string {
  const { cores, cpu, node, postgres } = machine
  return `${measuredAt}, ${commit}, ${cores} cores (${cpu}), Node ${node}, PostgreSQL ${postgres}`
}
