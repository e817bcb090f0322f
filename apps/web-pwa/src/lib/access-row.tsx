import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface AccessRowProps {
  icon: LucideIcon
  name: string
  /** What it may do. */
  summary?: string
  /** Label and value of what else is known about it. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** The button that ends it. */
  children: ReactNode
}

/** A signed-in device or a token, in a list of them. */
export function AccessRow({ icon: Icon, name, summary, facts, children }: AccessRowProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold break-words">{name}</h3>
        {summary && <p>{summary}</p>}
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-label text-muted">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-1">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </div>
  )
}
