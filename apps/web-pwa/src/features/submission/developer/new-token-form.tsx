import { ApiError } from '@botanica/api-client'
import { TOKEN_NAME_LIMITS } from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import {
  Button,
  Checkbox,
  Field,
  FieldError,
  formatCount,
  Input,
  Select,
  useToast,
} from '@botanica/ui/primitives'
import type { QueryKey } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'

const NEVER = 'never'

export interface CreatedToken {
  readonly id: number
  readonly token: string
}

interface NewToken<Scope> {
  name: string
  scopes: readonly Scope[]
  /** `null` for a token that never expires. */
  expiresInDays: number | null
}

interface ScopeChoice<Scope> {
  scope: Scope
  label: string
  help?: string
}

interface CreationProps<Scope extends string> {
  /** The query with the list of tokens. */
  queryKey: QueryKey
  create: (token: NewToken<Scope>, sending: IdempotentCallOptions) => Promise<CreatedToken>
  /** Said when there are as many tokens as allowed. */
  limitText: string
  /** Called with the token and its text, which nobody can read again. */
  onCreated: (created: CreatedToken) => void
}

interface NewTokenFormProps<Scope extends string> extends CreationProps<Scope> {
  nameHelp: string
  scopes: readonly ScopeChoice<Scope>[]
  defaultScope: Scope
  /** Days after which a token can expire. */
  expirations: readonly number[]
  /** One of them; `null` when a token may also never expire, which is then the default. */
  defaultDays: number | null
}

/** Creates a token with a name, scopes and an end. */
export function NewTokenForm<Scope extends string>({
  nameHelp,
  scopes: choices,
  defaultScope,
  expirations,
  defaultDays,
  onCreated,
  ...creation
}: NewTokenFormProps<Scope>) {
  const { t } = useTranslation('developer')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>([defaultScope])
  const [expiration, setExpiration] = useState(defaultDays === null ? NEVER : String(defaultDays))
  const [wasRejected, setWasRejected] = useState(false)
  const { act, isBusy, failure } = useTokenCreation({
    ...creation,
    onCreated: (created) => {
      setName('')
      onCreated(created)
    },
  })
  const length = formatCount(name)
  const { max: limit } = TOKEN_NAME_LIMITS
  const nameError = length === 0 ? t('nameMissing') : length > limit && t('nameTooLong', { limit })
  const scopesError = scopes.length === 0 && t('scopesMissing')

  function submit(event: FormEvent) {
    event.preventDefault()
    const isRejected = Boolean(nameError || scopesError)
    setWasRejected(isRejected)
    if (isRejected || isBusy) return
    act({ name, scopes, expiresInDays: expiration === NEVER ? null : Number(expiration) })
  }

  const toggle = (changed: Scope, isChosen: boolean) =>
    setScopes(
      choices
        .map(({ scope }) => scope)
        .filter((scope) => (scope === changed ? isChosen : scopes.includes(scope)))
    )

  return (
    <form noValidate aria-label={t('new')} onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('name')} help={nameHelp} required error={wasRejected && nameError}>
        {(control) => (
          <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <fieldset>
        <legend className="font-semibold">{t('scopesLabel')}</legend>
        <div className="mt-1.5 flex flex-col gap-1">
          {choices.map(({ scope, ...choice }) => (
            <Checkbox
              key={scope}
              label={<ScopeLabel {...choice} />}
              checked={scopes.includes(scope)}
              onCheckedChange={(isChosen) => toggle(scope, isChosen)}
            />
          ))}
        </div>
        <FieldError>{wasRejected && scopesError}</FieldError>
      </fieldset>
      <Field label={t('expiration')}>
        {({ id }) => (
          <Select
            id={id}
            label={t('expiration')}
            value={expiration}
            onValueChange={setExpiration}
            options={[
              ...expirations.map((days) => ({
                value: String(days),
                label: t('days', { count: days }),
              })),
              ...(defaultDays === null ? [{ value: NEVER, label: t('expirationNever') }] : []),
            ]}
          />
        )}
      </Field>
      {failure && <p className="font-medium text-danger">{failure}</p>}
      <div>
        <Button type="submit" variant="filled" busy={isBusy}>
          {t(isBusy ? 'making' : 'make')}
        </Button>
      </div>
    </form>
  )
}

function ScopeLabel({ label, help }: Pick<ScopeChoice<string>, 'label' | 'help'>) {
  if (help === undefined) return label
  return (
    <span className="py-1">
      <span className="block">{label}</span>
      <span className="block text-label text-muted">{help}</span>
    </span>
  )
}

function useTokenCreation<Scope extends string>({
  queryKey,
  create,
  limitText,
  onCreated,
}: CreationProps<Scope>) {
  const { t } = useTranslation('developer')
  const { queryClient } = useServices()
  const toast = useToast()
  return useMemberMutation({
    name: ['create token'],
    send: create,
    onSuccess: (created) => {
      onCreated(created)
      void queryClient.invalidateQueries({ queryKey })
    },
    failed: { title: t('failedTitle'), text: t('failedText') },
    describeError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'limit') return undefined
      toast({ title: t('failedTitle'), text: limitText, tone: 'error' })
      return limitText
    },
  })
}
