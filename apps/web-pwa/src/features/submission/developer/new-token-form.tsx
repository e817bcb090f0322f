import { ApiError, type BotDetail } from '@botanica/api-client'
import {
  BOT_TOKEN_NAME_LIMITS,
  BOT_TOKEN_SCOPES,
  MAX_BOT_TOKEN_DAYS,
  type BotTokenScope,
} from '@botanica/api-client/contract'
import { submissionKeys } from '@botanica/api-client/submission'
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
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { SCOPE_TEXTS } from './scope-texts.ts'

const NEVER = 'never'
/** Days after which a token can expire. */
const EXPIRATIONS = [30, 90, MAX_BOT_TOKEN_DAYS]
const DEFAULT_SCOPES: readonly BotTokenScope[] = ['stats:write']

export interface CreatedToken {
  readonly id: number
  readonly token: string
}

interface NewTokenFormProps {
  bot: BotDetail
  /** Called with the token and its text, which nobody can read again. */
  onCreated: (created: CreatedToken) => void
}

export function NewTokenForm({ bot, onCreated }: NewTokenFormProps) {
  const { t } = useTranslation('developer')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState(DEFAULT_SCOPES)
  const [expiration, setExpiration] = useState(NEVER)
  const [wasRejected, setWasRejected] = useState(false)
  const { act, isBusy, failure } = useCreateToken(bot, (created) => {
    setName('')
    onCreated(created)
  })
  const length = formatCount(name)
  const { max: limit } = BOT_TOKEN_NAME_LIMITS
  const nameError = length === 0 ? t('nameMissing') : length > limit && t('nameTooLong', { limit })
  const scopesError = scopes.length === 0 && t('scopesMissing')

  function submit(event: FormEvent) {
    event.preventDefault()
    const isRejected = Boolean(nameError || scopesError)
    setWasRejected(isRejected)
    if (isRejected || isBusy) return
    act({ name, scopes, expiresInDays: expiration === NEVER ? null : Number(expiration) })
  }

  const toggle = (scope: BotTokenScope, isChosen: boolean) =>
    setScopes(BOT_TOKEN_SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))))

  return (
    <form noValidate aria-label={t('new')} onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('name')} help={t('nameHelp')} required error={wasRejected && nameError}>
        {(control) => (
          <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <fieldset>
        <legend className="font-semibold">{t('scopesLabel')}</legend>
        <div className="mt-1.5 flex flex-col gap-1">
          {BOT_TOKEN_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              label={t(SCOPE_TEXTS[scope])}
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
              ...EXPIRATIONS.map((days) => ({
                value: String(days),
                label: t('days', { count: days }),
              })),
              { value: NEVER, label: t('expirationNever') },
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

interface NewToken {
  name: string
  scopes: readonly BotTokenScope[]
  expiresInDays: number | null
}

function useCreateToken(bot: BotDetail, onCreated: (created: CreatedToken) => void) {
  const { t } = useTranslation('developer')
  const { api, queryClient } = useServices()
  const toast = useToast()
  return useMemberMutation({
    name: ['create bot token', bot.id],
    send: ({ scopes, ...body }: NewToken, sending) =>
      api.calls.namedBotTokens.store({
        params: { id: bot.id },
        body: { ...body, scopes: [...scopes] },
        ...sending,
      }),
    onSuccess: (created) => {
      onCreated(created)
      void queryClient.invalidateQueries({ queryKey: submissionKeys.tokens(bot.id) })
    },
    failed: { title: t('failedTitle'), text: t('failedText') },
    describeError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'limit') return undefined
      const text = t('limit')
      toast({ title: t('failedTitle'), text, tone: 'error' })
      return text
    },
  })
}
