import { REFERENCE_BOTS } from './options.ts'
import type { Outcome, Result } from './measure.ts'
import type { Aim, Scenario } from './scenarios.ts'

/** The results at one size. */
export interface Size {
  readonly bots: number
  readonly outcomes: readonly Outcome[]
}

/** No read may take more than this many times what it takes at the reference size. */
export const MAX_GROWTH = 3

export function isResult(outcome: Outcome): outcome is Result {
  return !('skipped' in outcome)
}

/**
 * Responses per second as a share of those of bare `node:http` or of a bare `pg` client; NaN when there is no such
 * measurement.
 */
export function getRatio({ product, bareHttp, barePg }: Result, against: Aim['against']): number {
  const bare = against === 'node' ? bareHttp : barePg
  return bare === null ? Number.NaN : product.perSecond / bare.perSecond
}

/** Why a result misses its targets; empty when it does not. */
export function findShortfalls(result: Result, { aim }: Scenario): string[] {
  const failed = result.product.failed > 0 ? [`${result.product.failed} requests failed`] : []
  if (aim === undefined) return failed
  const ratio = getRatio(result, aim.against)
  const slow = aim.p99 !== undefined && result.product.p99 > aim.p99
  return [
    ...failed,
    ...(ratio >= aim.ratio
      ? []
      : [`${ratio.toFixed(3)} of bare ${aim.against} instead of ${aim.ratio}`]),
    ...(slow ? [`p99 ${ms(result.product.p99)} ms instead of ${aim.p99}`] : []),
  ]
}

const COLUMNS = [
  'Read',
  'a second',
  'p50 ms',
  'p99 ms',
  'bare node per second',
  'of bare node',
  'bare pg per second',
  'of bare pg',
  'aim',
]

function aimText({ ratio, against, p99 }: Aim): string {
  return `${ratio} of ${against}${p99 === undefined ? '' : `, p99 ${p99} ms`}`
}

/** A Markdown table, which is readable on a terminal as well. */
export function sizeTable({ outcomes }: Size, scenarios: readonly Scenario[]): string {
  const rows = outcomes.map((outcome) => {
    if (!isResult(outcome)) return [outcome.title, `left out: ${outcome.skipped}`]
    const { title, product, bareHttp, barePg } = outcome
    const aim = scenarios.find(({ name }) => name === outcome.scenario)?.aim
    return [
      title,
      whole(product.perSecond),
      ms(product.p50),
      ms(product.p99),
      whole(bareHttp.perSecond),
      getRatio(outcome, 'node').toFixed(3),
      barePg === null ? '' : whole(barePg.perSecond),
      barePg === null ? '' : getRatio(outcome, 'pg').toFixed(2),
      aim === undefined ? '' : aimText(aim),
    ]
  })
  return table(COLUMNS, rows)
}

/** How much longer each read takes than at the reference size, by scenario. Computed from responses per second. */
export function growthFactors(sizes: readonly Size[]): Map<string, (number | null)[]> {
  const at = (size: Size | undefined, title: string) =>
    size?.outcomes.filter(isResult).find((outcome) => outcome.title === title)?.product.perSecond
  const reference = sizes.find(({ bots }) => bots === REFERENCE_BOTS)
  const titles = new Set(
    sizes.flatMap(({ outcomes }) => outcomes.filter(isResult).map((o) => o.title))
  )
  return new Map(
    [...titles].map((title) => [
      title,
      sizes.map((size) => {
        const [then, now] = [at(reference, title), at(size, title)]
        return then && now ? then / now : null
      }),
    ])
  )
}

/** The reads that take too many times what they take at the reference size, each as a sentence. */
export function findGrowthShortfalls(
  sizes: readonly Size[],
  scenarios: readonly Scenario[]
): string[] {
  const factors = growthFactors(sizes)
  return scenarios
    .filter(({ write }) => write === undefined)
    .flatMap(({ title }) =>
      sizes.flatMap(({ bots }, index) => {
        const factor = factors.get(title)?.[index] ?? 0
        return factor > MAX_GROWTH
          ? [`${title} takes ${factor.toFixed(2)} times as long at ${whole(bots)} bots`]
          : []
      })
    )
}

export function growthTable(sizes: readonly Size[]): string {
  const factors = growthFactors(sizes)
  const rows = [...factors].map(([title, values]) =>
    [title].concat(
      sizes.flatMap((size, index) => {
        const found = size.outcomes.filter(isResult).find((outcome) => outcome.title === title)
        const factor = values[index]
        return found === undefined || factor == null
          ? ['', '', '']
          : [whole(found.product.perSecond), ms(found.product.p99), factor.toFixed(2)]
      })
    )
  )
  const heads = sizes.flatMap(({ bots }) => [`${whole(bots)} bots a second`, 'p99 ms', 'times'])
  return table(['Read', ...heads], rows)
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row.length > 2 ? (row[column] ?? '').length : 0)))
  )
  const line = (cells: readonly string[]) =>
    `| ${heads.map((_, column) => pad(cells[column] ?? '', widths[column]!, column)).join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`
  )
  return [line(heads), line(rule), ...rows.map(line)].join('\n')
}

function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width)
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

export function ms(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1)
}
