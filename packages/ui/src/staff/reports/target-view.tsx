import type { ReportCase } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'

export type TargetSnapshot = ReportCase['reports'][number]['snapshot']

/** The name of what was reported. */
export function getTargetName({ current, reports }: ReportCase): string | null {
  return reports[0]?.snapshot.name ?? current?.name ?? null
}

/** What a target says, field by field. */
export function TargetView({ title, snapshot }: { title: string; snapshot: TargetSnapshot }) {
  const { t } = useTranslation('staff')
  const names: Readonly<Record<string, string>> = t('reports.fields', { returnObjects: true })
  const fields = Object.entries(snapshot.fields).filter(([, value]) => value !== null)

  return (
    <section aria-label={title} className="min-w-0 rounded-control border border-line p-3">
      <h4 className="text-label font-semibold text-muted">{title}</h4>
      <p className="mt-1 font-semibold wrap-anywhere">{snapshot.name ?? t('reports.unknown')}</p>
      <dl className="mt-2 flex flex-col gap-2">
        {fields.map(([field, value]) => (
          <div key={field}>
            <dt className="text-label text-muted">{names[field] ?? field}</dt>
            <dd
              // Keyboards scroll it.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="ring-inside max-h-40 overflow-y-auto rounded-label wrap-anywhere whitespace-pre-line"
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Whether two snapshots show the same. */
export function isSameTarget(left: TargetSnapshot, right: TargetSnapshot): boolean {
  const fields = new Set([...Object.keys(left.fields), ...Object.keys(right.fields)])
  return (
    left.name === right.name &&
    [...fields].every((field) => (left.fields[field] ?? null) === (right.fields[field] ?? null))
  )
}
