import type { ReactNode } from 'react'

/** A name and what it is, in a `dl` of two columns. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="numbers">{children}</dd>
    </>
  )
}
