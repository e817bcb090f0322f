import { apiReferenceQuery, type ApiReference } from '@botanica/api-client/reference'
import { Button, cx, ErrorState, LoadingState, SearchField } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useServices } from '../../../lib/services.tsx'
import { groupAnchor, shapeAnchor, SHAPES_ANCHOR, useUnfolding } from './api-anchors.ts'
import { ApiCall } from './api-call.tsx'
import { CODE_CLASS, English, Fields, Fold } from './api-elements.tsx'
import { useApiTexts } from './use-api-texts.ts'
import { matchesCallFilter } from './call-filter.ts'

const DOCUMENT = '/api/openapi.json'

/** All calls of the API, from the server's description. */
export function ApiCalls() {
  const { t } = useTranslation()
  const { failed } = useApiTexts()
  const { data, isError, refetch } = useQuery(apiReferenceQuery(useServices().api.calls))
  useUnfolding(data !== undefined)

  if (data) return <Reference reference={data} />
  if (!isError) return <LoadingState level={3} />
  return (
    <ErrorState
      level={3}
      title={failed}
      action={<Button onClick={() => void refetch()}>{t('actions.retry')}</Button>}
    />
  )
}

function Reference({ reference: { groups, schemas } }: { reference: ApiReference }) {
  const texts = useApiTexts()
  const [filter, setFilter] = useState('')
  const applied = useDeferredValue(filter.trim())
  const visibleGroups = groups.map((group) =>
    group.calls.filter((call) => matchesCallFilter(call, applied))
  )
  const count = visibleGroups.flat().length
  const all = groups.flatMap(({ calls }) => calls).length

  return (
    <div className={cx('mt-4 max-w-[68ch]', CODE_CLASS)}>
      <p>
        {texts.document}
        <a href={DOCUMENT} className="text-leaf underline hover:text-leaf-strong">
          <code>{DOCUMENT}</code>
        </a>
      </p>
      <search className="needs-script mt-4 block">
        <SearchField
          label={texts.filter}
          placeholder={texts.filterHint}
          value={filter}
          onValueChange={setFilter}
        />
        <output className="mt-2 block text-label text-muted">{texts.shown(count, all)}</output>
      </search>
      <GroupLinks
        names={groups
          .map(({ name }) => name)
          .filter((_, index) => visibleGroups[index]!.length > 0)}
      />
      {groups.map(({ name, description, calls }, index) => (
        // Hidden instead of removed, so that open sections stay open.
        <section key={name} hidden={visibleGroups[index]!.length === 0} className="mt-8">
          <h3 id={groupAnchor(name)} lang="en" className="scroll-mt-2 font-serif text-title">
            {name}
          </h3>
          <p className="mt-1 text-muted">
            <English>{description}</English>
          </p>
          <ul className="mt-3 space-y-2">
            {calls.map((call) => (
              <li key={call.id} hidden={!visibleGroups[index]!.includes(call)}>
                <ApiCall call={call} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Schemas schemas={schemas} />
    </div>
  )
}

const groupLink = 'inline-flex min-h-11 items-center text-leaf underline hover:text-leaf-strong'

function GroupLinks({ names }: { names: readonly string[] }) {
  const texts = useApiTexts()

  return (
    <nav aria-label={texts.groups} className="mt-3">
      <ul className="flex flex-wrap gap-x-5">
        {names.map((name) => (
          <li key={name} lang="en">
            <Link to={`#${groupAnchor(name)}`} className={groupLink}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`#${SHAPES_ANCHOR}`} className={groupLink}>
            {texts.shapes}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const Schemas = memo(({ schemas }: Pick<ApiReference, 'schemas'>) => {
  const texts = useApiTexts()

  return (
    <section className="mt-8">
      <h3 id={SHAPES_ANCHOR} className="scroll-mt-2 font-serif text-title">
        {texts.shapes}
      </h3>
      <ul className="mt-3 space-y-2">
        {schemas.map(({ name, description, fields }) => (
          <li key={name}>
            <Fold
              anchor={shapeAnchor(name)}
              name={name}
              summary={
                <span lang="en" className="font-mono text-label font-semibold">
                  {name}
                </span>
              }
            >
              {description && (
                <p className="pr-8">
                  <English>{description}</English>
                </p>
              )}
              <div className="pr-8">
                <Fields fields={fields} />
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  )
})
