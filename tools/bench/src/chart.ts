import { growthFactors, MAX_GROWTH, type Size } from './report.ts'

const WIDTH = 840
const HEIGHT = 460
const PLOT = { left: 64, right: 650, top: 64, bottom: 396 }
const LABEL_GAP = 17
const TICKS = [0.25, 0.5, 1, 2, 3, 5, 10, 20, 50, 100]
/** Colors differ in lightness as well as hue, and each line has its own dash pattern, for color-blind readers. */
const STROKES = [
  ['#1b6e53', ''],
  ['#b4561f', '8 4'],
  ['#3d5fa8', '2 4'],
  ['#8a3f86', '12 4 2 4'],
  ['#7a6a12', '5 3'],
  ['#a32b3c', '14 5'],
  ['#3f6f7f', '1 3'],
] as const

const STYLE = `
.sheet{fill:#fbfaf6}text{font:13px system-ui,sans-serif;fill:#2b2f2a}.title{font-size:17px;font-weight:600}
.grid{stroke:#d9d8cf}.limit{stroke:#a32b3c;stroke-dasharray:6 5}
@media (prefers-color-scheme:dark){.sheet{fill:#1d211e}text{fill:#e9ece4}.grid{stroke:#3a413b}.series{filter:brightness(1.6)}}
`

/**
 * Renders an SVG chart of how each read grows with the directory, relative to the reference size. Both axes are
 * logarithmic.
 */
export function growthChart(sizes: readonly Size[]): string {
  const factors = growthFactors(sizes)
  const values = [...factors.values()].flat().filter((value) => value !== null)
  const lowest = Math.min(0.5, ...values)
  const highest = Math.max(MAX_GROWTH * 1.5, ...values)
  const x = scale(sizes[0]!.bots, sizes.at(-1)!.bots, PLOT.left, PLOT.right)
  const y = scale(lowest, highest, PLOT.bottom, PLOT.top)

  const series = [...factors].map(([title, row], index) => {
    const points = row.flatMap((value, at) =>
      value === null ? [] : [{ x: x(sizes[at]!.bots), y: y(value) }]
    )
    return { title, points, stroke: STROKES[index % STROKES.length]! }
  })
  const labels = spread(series.map(({ points }) => points.at(-1)?.y ?? PLOT.bottom))

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">How reads grow with the number of bots</title>
<desc id="d">${describeChart(sizes, factors)}</desc>
<style>${STYLE}</style>
<rect class="sheet" width="${WIDTH}" height="${HEIGHT}" rx="12"/>
<text class="title" x="${PLOT.left}" y="32">Time per read, relative to 10,000 bots</text>
${TICKS.filter((tick) => tick >= lowest && tick <= highest)
  .map((tick) => horizontal(y(tick), `${tick}×`, tick === MAX_GROWTH ? 'limit' : 'grid'))
  .join('\n')}
${sizes.map(({ bots }) => caption(x(bots), bots)).join('\n')}
<text x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 14}" text-anchor="middle">bots</text>
${series.map(({ title, points, stroke }, index) => line(title, points, stroke, labels[index]!)).join('\n')}
</svg>
`
}

/** Maps values to positions on a logarithmic axis. */
function scale(from: number, to: number, start: number, end: number) {
  const span = Math.log(to) - Math.log(from) || 1
  return (value: number) =>
    Math.round(start + ((Math.log(value) - Math.log(from)) / span) * (end - start))
}

function horizontal(at: number, label: string, name: string): string {
  return `<path class="${name}" d="M${PLOT.left} ${at}H${PLOT.right}"/><text x="${PLOT.left - 8}" y="${at + 4}" text-anchor="end">${label}</text>`
}

function caption(at: number, bots: number): string {
  return `<text x="${at}" y="${PLOT.bottom + 22}" text-anchor="middle">${bots.toLocaleString('en')}</text>`
}

function line(
  title: string,
  points: readonly { x: number; y: number }[],
  [color, dash]: readonly [string, string],
  labelY: number
): string {
  const path = points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`)
    .join('')
  const dots = points.map(
    (point) => `<circle cx="${point.x}" cy="${point.y}" r="3.5" fill="${color}"/>`
  )
  const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`
  return `<g class="series"><path d="${path}" fill="none" stroke="${color}" stroke-width="2.5"${dashes}/>${dots.join('')}</g><path d="M${PLOT.right + 10} ${labelY}h22" stroke="${color}" stroke-width="2.5"${dashes}/><text x="${PLOT.right + 40}" y="${labelY + 4}">${title}</text>`
}

/** Moves the labels apart so that none overlaps another, as close to the given heights as possible. */
function spread(desired: readonly number[]): number[] {
  const order = desired.map((_, index) => index).toSorted((a, b) => desired[a]! - desired[b]!)
  const adjusted = [...desired]
  let last = Number.NEGATIVE_INFINITY
  for (const index of order) {
    adjusted[index] = Math.max(desired[index]!, last + LABEL_GAP)
    last = adjusted[index]!
  }
  return adjusted
}

function describeChart(
  sizes: readonly Size[],
  factors: ReadonlyMap<string, (number | null)[]>
): string {
  const largest = sizes.at(-1)!.bots.toLocaleString('en')
  const parts = [...factors].flatMap(([title, values]) => {
    const last = values.at(-1)
    return last == null ? [] : [`${title}: ${last.toFixed(2)} times`]
  })
  return `With ${largest} bots, ${parts.join('; ')}. The target is at most ${MAX_GROWTH} times.`
}
