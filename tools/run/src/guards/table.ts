import { type Guard, getContext } from './guard.ts'

const HEADER = ['guard', 'context', 'noticed by']

/** Renders the guards as a Markdown table, for docs/testing.md. */
export function renderTable(guards: readonly Guard[]): string {
  const rows = guards.map((guard) => [
    guard.name,
    getContext(guard),
    `\`${guard.test}\`: ${guard.noticedBy.replaceAll('|', '\\|')}`,
  ])
  const widths = HEADER.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length))
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(HEADER), rule, ...rows.map(line)].join('\n')
}
