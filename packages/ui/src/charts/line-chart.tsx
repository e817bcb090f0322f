import { useFormat } from '@botanica/ui/i18n'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const WIDTH = 600
const HEIGHT = 120
/** A point alone in a gap would be invisible as a line, so lines have round ends and this length. */
const POINT_WIDTH = 0.01

/** A number of a day; `null` when there is none. */
export interface ChartPoint {
  /** As `2026-05-31`. */
  day: string
  value: number | null
}

/** Returns the path of the line, with gaps where values are missing. */
function toPath(points: readonly ChartPoint[], max: number): string {
  const step = WIDTH / Math.max(1, points.length - 1)
  return points
    .map(({ value }, index) => {
      if (value === null) return ''
      const at = `${(index * step).toFixed(1)} ${(HEIGHT - (value / max) * HEIGHT).toFixed(1)}`
      const isConnected = index > 0 && points[index - 1]!.value !== null
      return isConnected ? `L${at}` : `M${at}h${POINT_WIDTH}`
    })
    .join('')
}

interface LineChartProps {
  title: string
  /** The sum or the latest value. */
  summary: string
  /** Oldest first. */
  points: readonly ChartPoint[]
}

/** A line with one point per day, and the same numbers as a table. */
export function LineChart({ title, summary, points }: LineChartProps) {
  const { t } = useTranslation('developer')
  const format = useFormat()
  const titleId = useId()
  const known = points.filter((point) => point.value !== null)
  const highest = Math.max(0, ...known.map(({ value }) => value!))
  const formatDay = (day: string) => format.date(new Date(day), 'UTC')

  return (
    <figure aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <figcaption id={titleId} className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{title}</span>
        <span className="numbers text-muted">{summary}</span>
      </figcaption>
      {known.length === 0 ? (
        <p className="text-muted">{t('analytics.none')}</p>
      ) : (
        <>
          <div aria-hidden="true">
            <p className="numbers text-label text-muted">{format.compact(highest)}</p>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="h-28 w-full overflow-visible border-y border-line text-leaf"
            >
              <path
                d={toPath(points, Math.max(1, highest))}
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
                strokeLinecap="round"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <p className="numbers mt-1 flex justify-between text-label text-muted">
              <span>{formatDay(points[0]!.day)}</span>
              <span>{formatDay(points.at(-1)!.day)}</span>
            </p>
          </div>
          <details>
            <summary className="cursor-pointer rounded-label text-label text-muted">
              {t('analytics.table')}
            </summary>
            <div className="mt-2 rounded-control border border-line">
              <table aria-label={title} className="numbers w-full text-left text-label">
                <thead>
                  <tr>
                    <th scope="col" className="p-2">
                      {t('analytics.day')}
                    </th>
                    <th scope="col" className="p-2 text-right">
                      {title}
                    </th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line border-t border-line">
                  {points.toReversed().map(({ day, value }) => (
                    <tr key={day}>
                      <th scope="row" className="p-2 font-normal">
                        <time dateTime={day}>{formatDay(day)}</time>
                      </th>
                      <td className="p-2 text-right">
                        {value === null ? '–' : format.exact(value)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  )
}
