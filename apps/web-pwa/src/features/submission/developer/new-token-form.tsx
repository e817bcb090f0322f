import type { BotDetail } from '@botanica/api-client'
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
} from '@botanica/ui/primitives'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { SCOPE_TEXTS } from './scope-texts.ts'

const NEVER = 'never'
const LIVES = ['30', '90', String(MAX_BOT_TOKEN_DAYS), NEVER]
const DEFAULT_SCOPES: readonly BotTokenScope[] = ['stats:write']

interface NewTokenFormProps {
  bot: BotDetail
  /** Called with the token's text, which nobody can read again. */
  onIssued: (token: string) => void
}

export function NewTokenForm({ bot, onIssued }: NewTokenFormProps) {
  const { t } = useTranslation('developer')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState(DEFAULT_SCOPES)
  const [life, setLife] = useState(NEVER)
  const [wasRejected, setWasRejected] = useState(false)
  const { act, isBusy, failure } = useNewToken(bot, (token) => {
    setName('')
    onIssued(token)
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
    act({ name, scopes, expiresInDays: life === NEVER ? null : Number(life) })
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
      <Field label={t('life')}>
        {({ id }) => (
          <Select
            id={id}
            label={t('life')}
            value={life}
            onValueChange={setLife}
            options={LIVES.map((value) => ({
              value,
              label: value === NEVER ? t('lifeNever') : t('days', { count: Number(value) }),
            }))}
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

function useNewToken(bot: BotDetail, onIssued: (token: string) => void) {
  const { t } = useTranslation('developer')
  const { api, queryClient } = useServices()
  return useMemberMutation({
    name: ['bot token', bot.id],
    send: ({ scopes, ...body }: NewToken, sending) =>
      api.calls.namedBotTokens.store({
        params: { id: bot.id },
        body: { ...body, scopes: [...scopes] },
        ...sending,
      }),
    onSuccess: ({ token }) => {
      onIssued(token)
      void queryClient.invalidateQueries({ queryKey: submissionKeys.tokens(bot.id) })
    },
    failed: { title: t('failedTitle'), text: t('failedText') },
  })
}
