import type { ReactNode } from 'react'

/** A named group of samples. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="border-b border-line pb-2 font-serif text-heading font-medium">{title}</h2>
      {children}
    </section>
  )
}

/** Samples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>
}
