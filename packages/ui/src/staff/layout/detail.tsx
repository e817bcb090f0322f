import { useEffect, useRef, type ReactNode } from 'react'
import { AppLink } from '../../primitives/link.tsx'

interface DetailProps {
  /** The accessible name. */
  label: string
  /** A `DetailBody`, and below it the `DecisionBar` and its dialogs. */
  children: ReactNode
}

/** The selected row of a list, in full. */
export function Detail({ label, children }: DetailProps) {
  return (
    <article aria-label={label} className="flex min-h-full flex-col">
      {children}
    </article>
  )
}

/** The content of a detail; it grows, so that the decisions are at the bottom. Its end has room for `ItemReaders`. */
export function DetailBody({ children }: { children: ReactNode }) {
  return <div className="flex-1 p-4 pb-11 md:p-5 md:pb-11">{children}</div>
}

/** The heading of a detail, which scrolls into view when the detail opens. */
export function DetailHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the detail opens below the list.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <h3 ref={heading} className="font-serif text-title font-medium wrap-anywhere">
      {children}
    </h3>
  )
}

/** A list of `Fact`s. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="mt-4 flex flex-col gap-4">{children}</dl>
}

interface FactProps {
  label: string
  children: ReactNode
}

export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt className="text-label font-semibold text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A fact that is a text of a member, with its line breaks. */
export function TextFact({ label, children }: FactProps) {
  return (
    <Fact label={label}>
      <span className="wrap-anywhere whitespace-pre-line">{children}</span>
    </Fact>
  )
}

interface DetailLinkProps {
  href: string
  children: ReactNode
}

/** A link to what a detail is about, for instance its member. */
export function DetailLink({ href, children }: DetailLinkProps) {
  return (
    <AppLink
      href={href}
      className="font-medium underline underline-offset-4 hover:text-leaf-strong wrap-anywhere"
    >
      {children}
    </AppLink>
  )
}
