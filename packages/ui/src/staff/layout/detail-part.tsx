import { useId, type ReactNode } from 'react'

/** A part of a detail with a heading. */
export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="mb-1.5 font-semibold">
        {title}
      </h4>
      {children}
    </section>
  )
}
