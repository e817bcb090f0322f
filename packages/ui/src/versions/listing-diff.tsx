import { VERSIONED_FIELDS, type VersionedField } from '@botanica/api-client/contract'
import { diffWordsWithSpace } from 'diff'
import { useMemo, type ReactNode } from 'react'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'

/** Fields of a listing; `tags` are the names of its categories. */
export type ListingFields = {
  readonly [Field in VersionedField]?: string | readonly string[] | null | undefined
}

export interface ListingDiffTexts {
  /** The names of the fields. */
  fields: Readonly<Record<VersionedField, string>>
  /** For screen readers, before what was removed and added. */
  removed: string
  added: string
  /** Stands for an empty value. */
  empty: string
  /** Stands for a difference without fields. */
  none: string
}

export interface ListingDiffProps {
  before: ListingFields
  /** Only the fields that it has are compared. */
  after: ListingFields
  texts: ListingDiffTexts
}

const LIST_SEPARATOR = ', '
/** Fields whose values are texts, compared word by word. */
const TEXTS: ReadonlySet<VersionedField> = new Set(['shortDescription', 'description'])

function toText(value: ListingFields[VersionedField]): string {
  return Array.isArray(value) ? value.join(LIST_SEPARATOR) : ((value ?? '') as string)
}

/** The differences between two versions of a listing, field by field. */
export function ListingDiff({ before, after, texts }: ListingDiffProps) {
  const changed = VERSIONED_FIELDS.filter(
    (field) => after[field] !== undefined && toText(after[field]) !== toText(before[field])
  )
  if (changed.length === 0) return <p className="text-muted">{texts.none}</p>

  return (
    <dl className="flex flex-col gap-4">
      {changed.map((field) => (
        <div key={field}>
          <dt className="text-label font-semibold text-muted">{texts.fields[field]}</dt>
          <dd className="mt-1 wrap-anywhere whitespace-pre-line">
            {TEXTS.has(field) ? (
              <WordDiff before={toText(before[field])} after={toText(after[field])} texts={texts} />
            ) : (
              <ValueDiff
                before={toText(before[field])}
                after={toText(after[field])}
                texts={texts}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface DiffProps {
  before: string
  after: string
  texts: ListingDiffTexts
}

function Removed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <del className="rounded-sm bg-danger-wash text-danger">
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
    </del>
  )
}

function Added({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ins className="rounded-sm bg-leaf-wash text-ink no-underline">
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
    </ins>
  )
}

function WordDiff({ before, after, texts }: DiffProps) {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after])

  return (
    <>
      {parts.map(({ value, added, removed }, at) => {
        // The parts have no other identity, and the list is replaced as a whole.
        const key = `${at}:${value}`
        if (removed) {
          return (
            <Removed key={key} label={texts.removed}>
              {value}
            </Removed>
          )
        }
        if (added) {
          return (
            <Added key={key} label={texts.added}>
              {value}
            </Added>
          )
        }
        return <span key={key}>{value}</span>
      })}
    </>
  )
}

/** Addresses are shown in full and never as links: where they lead is what is reviewed. */
function ValueDiff({ before, after, texts }: DiffProps) {
  return (
    <>
      <span className="block">
        <Removed label={texts.removed}>{before || texts.empty}</Removed>
      </span>
      <span className="mt-1 block">
        <Added label={texts.added}>{after || texts.empty}</Added>
      </span>
    </>
  )
}
