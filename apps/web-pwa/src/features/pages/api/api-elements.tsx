import type { ReferenceField } from '@botanica/api-client/reference'
import { ChevronDown, Link as LinkIcon } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shapeAnchor } from './api-anchors.ts'
import { useApiTexts } from './use-api-texts.ts'

/**
 * Styles of code in the reference, set once on the container: code occurs more than a thousand times, and
 * repeating the classes would enlarge every page.
 */
export const CODE_CLASS = '[&_code]:font-mono [&_code]:text-label [&_code]:[overflow-wrap:anywhere]'

/** Text of the API description: English in every language of the page, with `code` between backticks. */
export function English({ children }: { children: string }) {
  return (
    <span lang="en">
      {Children.toArray(
        // oxlint-disable-next-line react/jsx-key -- toArray gives the parts their keys
        children.split('`').map((part, index) => (index % 2 === 1 ? <Mono>{part}</Mono> : part))
      )}
    </span>
  )
}

export function Mono({ children }: { children: ReactNode }) {
  return <code className="rounded-label bg-mist px-1 py-0.5">{children}</code>
}

/** A code block whose lines wrap. */
export function Lines({ children }: { children: string }) {
  return (
    <pre className="rounded-control bg-mist px-3 py-2 whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  )
}

/** A type, linked to its schema. */
export function TypeName({ type, schemaName }: Pick<ReferenceField, 'type' | 'schemaName'>) {
  const text = <code>{type}</code>
  if (!schemaName) return text
  return (
    <Link to={`#${shapeAnchor(schemaName)}`} className="text-leaf underline hover:text-leaf-strong">
      {text}
    </Link>
  )
}

interface FieldsProps {
  fields: readonly (ReferenceField & { location?: 'path' | 'query' })[]
  /** Whether to mark required fields, for parameters and bodies. */
  areSent?: boolean
}

export function Fields({ fields, areSent = false }: FieldsProps) {
  const texts = useApiTexts()

  return (
    <dl className="divide-y divide-line border-y border-line [&_dt>code]:font-semibold [&_dt>span]:text-muted [&>div]:py-2">
      {fields.map(({ name, type, schemaName, location, required, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>{' '}
            <span>
              <TypeName type={type} schemaName={schemaName} />
              {location && <span className="text-label">, {texts.places[location]}</span>}
              {areSent && required && <span className="text-label">, {texts.required}</span>}
            </span>
          </dt>
          {description && (
            <dd>
              <English>{description}</English>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h4 className="text-label font-semibold text-muted">{title}</h4>
      {children}
    </div>
  )
}

interface FoldProps {
  /** Id for links to this element. */
  anchor: string
  name: string
  summary: ReactNode
  children: ReactNode
}

/** A disclosure that works without scripts and opens when the URL has its anchor. */
export function Fold({ anchor, name, summary, children }: FoldProps) {
  const texts = useApiTexts()

  return (
    <details className="group/fold rounded-plate border border-line bg-plate">
      <summary className="ring-inside flex min-h-12 list-none items-center justify-between gap-3 rounded-plate px-3 py-2 hover:bg-leaf-wash sm:px-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open/fold:rotate-180"
        />
      </summary>
      {/* The id is inside of the folded content, so browsers open the element for its anchor. */}
      <div
        id={anchor}
        className="relative scroll-mt-22 space-y-4 border-t border-line px-3 py-3 sm:px-4"
      >
        <Link
          to={`#${anchor}`}
          preventScrollReset
          aria-label={texts.linkTo(name)}
          className="absolute top-2 right-2 flex rounded-label p-2 text-muted hover:text-leaf-strong sm:right-3"
        >
          <LinkIcon aria-hidden="true" className="size-4" />
        </Link>
        {children}
      </div>
    </details>
  )
}
