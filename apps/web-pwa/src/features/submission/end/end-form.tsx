import { ApiError, type BotDetail } from '@botanica/api-client'
import { getEndRange, SUCCESSOR_ERRORS, toUtcDay } from '@botanica/api-client/contract'
import { useFormat } from '@botanica/ui/i18n'
import { AlertDialog, Button, Field, Input, useToast } from '@botanica/ui/primitives'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { useBotCache } from '../use-bot-cache.ts'
import { parseBotId } from './parse-bot-id.ts'

type Successor = NonNullable<NonNullable<BotDetail['end']>['successor']>
type SuccessorError = keyof typeof SUCCESSOR_ERRORS

interface NewEnd {
  endsOn: string
  /** Left out when it was not touched: one that is not listed at the moment stays, and is not shown. */
  successor?: Successor | null
}

interface Problems {
  date?: string
  successor?: string
}

const INVALID_FIELD = '[aria-invalid=true]'

const isSuccessorError = (rule: string): rule is SuccessorError =>
  Object.hasOwn(SUCCESSOR_ERRORS, rule)

/** Sets the end of a bot and its successor, after a confirmation that names both. */
export function EndForm({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('forms')
  const { api, queryClient } = useServices()
  const format = useFormat()
  const toast = useToast()
  const cache = useBotCache()
  const [date, setDate] = useState(bot.end?.endsOn ?? '')
  const stored = bot.end?.successor ?? null
  const storedText = stored?.discordBotId ?? ''
  const [text, setText] = useState(storedText)
  const [problems, setProblems] = useState<Problems>({})
  const [isFinding, setFinding] = useState(false)
  const [pending, setPending] = useState<NewEnd | null>(null)
  const [range] = useState(() => getEndRange(Date.now()))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problems.date ?? problems.successor)
      form.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus()
  }, [problems])
  const { act, isBusy } = useMemberMutation({
    name: ['end bot', bot.id],
    send: ({ endsOn, successor }: NewEnd, sending) =>
      api.calls.botEnds.update({
        params: { id: bot.id },
        body: { endsOn, ...(successor !== undefined && { successorId: successor?.id ?? null }) },
        ...sending,
      }),
    onSuccess: (_, { endsOn, successor = stored }) => {
      const hasEnded = endsOn <= toUtcDay(Date.now())
      cache.keep({ ...bot, end: { endsOn, hasEnded, successor } })
      toast({ title: t('end.saved', { name: bot.name }), tone: 'success' })
    },
    describeError: (error) => {
      const [problem] = error instanceof ApiError ? error.errors : []
      if (problem?.field !== 'successorId' || !isSuccessorError(problem.rule)) return undefined
      const successor = t(`end.errors.${problem.rule}`)
      setProblems({ successor })
      return successor
    },
    failed: { title: t('end.failedTitle'), text: t('end.failed') },
    onSettled: () => setPending(null),
  })

  /** Finds the bot that was typed. @throws when it cannot be looked up */
  async function findSuccessor(): Promise<{ successor?: Successor | null; problem?: string }> {
    if (text === storedText) return {}
    if (text.trim() === '') return { successor: null }
    const id = parseBotId(text)
    if (id === null) return { successor: null, problem: t('end.successorInvalid') }
    if (id === bot.discordBotId) return { successor: null, problem: t('end.errors.self') }
    const found = await queryClient.fetchQuery(api.queries.bot(id))
    if (!found || found.approvalStatus !== 'approved')
      return { successor: null, problem: t('end.errors.listed') }
    const { id: internalId, discordBotId, name, avatar } = found
    return { successor: { id: internalId, discordBotId, name, avatar } }
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isFinding || isBusy) return
    // A day that has passed may stay, as when only the successor changes.
    const isDate = date === bot.end?.endsOn || (date >= range.min && date <= range.max)
    const dateProblem = isDate ? {} : { date: t('end.dateInvalid') }
    setFinding(true)
    try {
      const { successor, problem } = await findSuccessor()
      setProblems({ ...dateProblem, ...(problem !== undefined && { successor: problem }) })
      if (isDate && problem === undefined)
        setPending({ endsOn: date, ...(successor !== undefined && { successor }) })
    } catch {
      setProblems({ ...dateProblem, successor: t('end.lookupFailed') })
    } finally {
      setFinding(false)
    }
  }

  const confirmed = pending?.successor === undefined ? stored : pending.successor
  const texts = {
    name: bot.name,
    date: pending ? format.date(new Date(pending.endsOn), 'UTC') : '',
    successor: confirmed?.name ?? '',
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('end.title')}
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-col gap-4"
    >
      <p className="max-w-text">{t('end.text')}</p>
      <Field label={t('end.date')} help={t('end.dateHelp')} error={problems.date}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={range.min}
            max={range.max}
            value={date}
            className="max-w-56"
            onChange={(event) => setDate(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('end.successor')} help={t('end.successorHelp')} error={problems.successor}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={isFinding || isBusy}>
          {t(bot.end ? 'end.change' : 'end.set')}
        </Button>
      </div>
      <AlertDialog
        open={pending !== null}
        onOpenChange={(isOpen) => !isOpen && setPending(null)}
        title={t('end.confirmTitle', texts)}
        description={t(confirmed ? 'end.confirmWithSuccessor' : 'end.confirmText', texts)}
        confirmLabel={t(isBusy ? 'end.setting' : bot.end ? 'end.change' : 'end.set')}
        busy={isBusy}
        dangerous={false}
        onConfirm={() => pending && act(pending)}
      />
    </form>
  )
}
