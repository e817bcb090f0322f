import type { ReferenceResponse, ReferenceCall } from '@botanica/api-client/reference'
import { cx } from '@botanica/ui/primitives'
import { memo } from 'react'
import { English, Fields, Fold, Lines, Mono, Part, TypeName } from './api-elements.tsx'
import { useApiTexts } from './use-api-texts.ts'

const METHOD_COLORS: Partial<Record<string, string>> = { GET: 'text-leaf', DELETE: 'text-danger' }

/** An API call: its summary, with all details in a disclosure. The filter does not render its many elements again. */
export const ApiCall = memo(({ call }: { call: ReferenceCall }) => {
  const texts = useApiTexts()
  const { id, method, path, summary, description, parameters, body, responses, errors, limits } =
    call

  return (
    <Fold
      anchor={id}
      name={`${method} ${path}`}
      summary={
        <>
          <span
            lang="en"
            className="block font-mono text-label font-semibold [overflow-wrap:anywhere]"
          >
            <span className={cx(METHOD_COLORS[method] ?? 'text-bloom')}>{method}</span> {path}
          </span>
          <span lang="en" className="block">
            {summary}
          </span>
        </>
      }
    >
      <div className="space-y-2 pr-8">
        {description && (
          <p>
            <English>{description}</English>
          </p>
        )}
        <p className="text-muted">
          {texts.callers[call.callers]} {call.scopes.length > 0 && texts.scopes(call.scopes)}
        </p>
      </div>
      {parameters.length > 0 && (
        <Part title={texts.parameters}>
          <Fields fields={parameters} areSent />
        </Part>
      )}
      {body.length > 0 && (
        <Part title={texts.body}>
          <Fields fields={body} areSent />
        </Part>
      )}
      <Part title={texts.curl}>
        <Lines>{call.curl}</Lines>
      </Part>
      <Part title={texts.answers}>
        {responses.map((answer) => (
          <Answer key={answer.status} answer={answer} />
        ))}
      </Part>
      {call.example && (
        <Part title={texts.example}>
          <Lines>{call.example}</Lines>
        </Part>
      )}
      {limits.length > 0 && (
        <Part title={texts.limits}>
          <ul className="space-y-1">
            {limits.map(({ name, quota, windowSeconds }) => (
              <li key={name}>
                <Mono>{name}</Mono> {texts.limit(quota, windowSeconds)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {errors.length > 0 && (
        <Part title={texts.refusals}>
          <ul className="space-y-1">
            {errors.map(({ status, code, reason }) => (
              <li key={code}>
                <Mono>
                  {status} {code}
                </Mono>{' '}
                <English>{reason}</English>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Fold>
  )
})

function Answer({ answer }: { answer: ReferenceResponse }) {
  const { status, type, schemaName, description, fields } = answer

  return (
    <>
      <p>
        <Mono>{status}</Mono> {type && <TypeName type={type} schemaName={schemaName} />}{' '}
        <English>{description}</English>
      </p>
      {fields.length > 0 && <Fields fields={fields} />}
    </>
  )
}
