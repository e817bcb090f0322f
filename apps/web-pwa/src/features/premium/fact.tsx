import type { ReactNode } from 'react'

/** A term and its value, for a `dl` with two columns. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="numbers">{children}</dd>
    </>
  )
}
