import { Mark } from '../../src/theme/index.ts'
import { Block, Row } from './block.tsx'

const COLORS = [
  'bg-paper',
  'bg-plate',
  'bg-mist',
  'bg-raised',
  'bg-ink',
  'bg-muted',
  'bg-line',
  'bg-edge',
  'bg-leaf',
  'bg-leaf-strong',
  'bg-leaf-wash',
  'bg-bloom',
  'bg-bloom-wash',
  'bg-sun',
  'bg-sun-ink',
  'bg-sun-wash',
  'bg-online',
  'bg-idle',
  'bg-dnd',
  'bg-offline',
  'bg-pending',
  'bg-pending-wash',
  'bg-danger',
  'bg-danger-wash',
]

/** Sizes, letters, colors and the logo mark. */
export function TypeSection() {
  return (
    <Block title="Type and colour">
      <div className="flex flex-col gap-3">
        <p className="font-serif text-display font-medium">A garden of living bots</p>
        <p className="font-serif text-display font-medium" lang="ro">
          Găsește-ți floarea, țintă șireată
        </p>
        <p className="font-serif text-heading font-medium">Heading: Ș ș Ț ț Ă ă Â â Î î</p>
        <p className="font-serif text-title font-medium">
          Title: Aurora Moderator · fișă, înțelept
        </p>
        <p className="text-lead">Lead: what a page begins with. Ș ș Ț ț Ă ă Â â Î î</p>
        <p className="max-w-text">
          Body: a botanical garden of bots, living things, each with a label, well kept. Warm paper
          and ink by day, a greenhouse at night. Calm, generous, exact. O grădină îngrijită, în care
          fiecare plantă își are eticheta ei și țăranul își știe brazda.
        </p>
        <p className="numbers text-label text-muted">Label: 0123456789 · 1,234.5 · muted</p>
      </div>
      <div className="grid grid-cols-4 gap-2 md:grid-cols-8">
        {COLORS.map((colour) => (
          <div key={colour} className="flex flex-col gap-1">
            <div className={`h-12 rounded-control border border-line ${colour}`} />
            <span className="text-label text-muted">{colour.slice('bg-'.length)}</span>
          </div>
        ))}
      </div>
      <Row>
        <Mark size={128} />
        <Mark size={64} />
        <Mark size={32} />
        <Mark size={16} />
      </Row>
    </Block>
  )
}
