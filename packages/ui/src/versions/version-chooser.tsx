import { useState, type ReactNode } from 'react'
import { Select } from '../primitives/select.tsx'

export interface VersionChooserProps {
  /** The numbers of the versions to choose from, the newest first; at least two. */
  versions: readonly number[]
  /** The labels of the two choices. */
  labels: { from: string; to: string }
  /** Returns the name of a version. */
  nameOf: (version: number) => string
  /** Renders the difference between the chosen versions. */
  children: (from: number, to: number) => ReactNode
}

/** Two choices of versions and the difference between them; at first the newest and the one before. */
export function VersionChooser({ versions, labels, nameOf, children }: VersionChooserProps) {
  const [newest, former] = versions as readonly [number, number]
  const [from, setFrom] = useState(former)
  const [to, setTo] = useState(newest)
  const options = versions.map((version) => ({ value: String(version), label: nameOf(version) }))

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Select
          label={labels.from}
          showLabel
          options={options}
          value={String(from)}
          onValueChange={(value) => setFrom(Number(value))}
        />
        <Select
          label={labels.to}
          showLabel
          options={options}
          value={String(to)}
          onValueChange={(value) => setTo(Number(value))}
        />
      </div>
      {children(from, to)}
    </div>
  )
}
