import { useId } from 'react'
import { useFormat } from '../i18n/format.ts'
import { cx } from '../primitives/cx.ts'

const WIDTH = 600
const HEIGHT = 120
/** A point alone in a gap would be invisible as a line, so lines have round ends and this length. */
const POINT_WIDTH = 0.01

/** The looks of the lines in order: they differ in more than their color. */
const LINE_STYLES = [
  { className: 'text-leaf', strokeDasharray: undefined },
  { className: 'text-bloom', strokeDasharray: '6 5' },
] as const

/** The numbers of a line; `null` where there is none. */
export interface ChartLine {
  name: string
  /** One for each of the chart's days. */
  values: readonly (number | null)[]
}

/** Returns the path of the line, with gaps where values are missing. */
function toPath(values: ChartLine['values'], max: number): string {
  const step = WIDTH / Math.max(1, values.length - 1)
  return values
    .map((value, index) => {
      if (value === null) return ''
      const at = `${(index * step).toFixed(1)} ${(HEIGHT - (value / max) * HEIGHT).toFixed(1)}`
      const isConnected = index > 0 && values[index - 1] !== null
      return isConnected ? `L${at}` : `M${at}h${POINT_WIDTH}`
    })
    .join('')
}

export interface LineChartProps {
  title: string
  /** The sum or the latest value. */
  summary: string
  /** The days on which the points begin, as `2026-05-31`, the oldest first. */
  days: readonly string[]
  /** At most as many as there are `LINE_STYLES`. */
  lines: readonly ChartLine[]
  texts: {
    /** Shown when all values are missing. */
    none: string
    /** Opens the table. */
    table: string
    /** The heading of the table's first column. */
    day: string
  }
  /** Every digit by default. */
  formatValue?: (value: number) => string
}

/** Lines with a point for each day, and the same numbers as a table. */
export function LineChart({ title, summary, days, lines, texts, formatValue }: LineChartProps) {
  const format = useFormat()
  const titleId = useId()
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  const highest = Math.max(0, ...known)
  const formatDay = (day: string) => format.date(new Date(day), 'UTC')
  const showValue = formatValue ?? format.exact

  return (
    <figure aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={titleId} className="font-medium">
          {title}
        </span>
        <span className="numbers text-muted">{summary}</span>
      </figcaption>
      {known.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <>
          <div aria-hidden="true">
            {lines.length > 1 && <Legend lines={lines} />}
            <p className="numbers text-label text-muted">
              {formatValue ? formatValue(highest) : format.compact(highest)}
            </p>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="h-28 w-full overflow-visible border-y border-line"
            >
              {lines.map(({ name, values }, index) => (
                <path
                  key={name}
                  {...LINE_STYLES[index]}
                  d={toPath(values, Math.max(1, highest))}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth={2}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
            <p className="numbers mt-1 flex justify-between text-label text-muted">
              <span>{formatDay(days[0]!)}</span>
              <span>{formatDay(days.at(-1)!)}</span>
            </p>
          </div>
          <details>
            <summary className="cursor-pointer rounded-label text-label text-muted">
              {texts.table}
            </summary>
            <div className="mt-2 rounded-control border border-line">
              <table aria-labelledby={titleId} className="numbers w-full text-left text-label">
                <thead>
                  <tr>
                    <th scope="col" className="p-2">
                      {texts.day}
                    </th>
                    {lines.map(({ name }) => (
                      <th key={name} scope="col" className="p-2 text-right">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line border-t border-line">
                  {days
                    .map((day, index) => (
                      <tr key={day}>
                        <th scope="row" className="p-2 font-normal">
                          <time dateTime={day}>{formatDay(day)}</time>
                        </th>
                        {lines.map(({ name, values }) => (
                          <td key={name} className="p-2 text-right">
                            {values[index] === null ? '–' : showValue(values[index]!)}
                          </td>
                        ))}
                      </tr>
                    ))
                    .toReversed()}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  )
}

function Legend({ lines }: Pick<LineChartProps, 'lines'>) {
  return (
    <p className="flex flex-wrap gap-x-4 text-label">
      {lines.map(({ name }, index) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <svg
            viewBox="0 0 24 2"
            className={cx('h-0.5 w-6 overflow-visible', LINE_STYLES[index]!.className)}
          >
            <path
              d="M0 1h24"
              stroke="currentColor"
              strokeWidth={2}
              strokeDasharray={LINE_STYLES[index]!.strokeDasharray}
            />
          </svg>
          {name}
        </span>
      ))}
    </p>
  )
}
