import { STAFF_PREFLIGHT_LIFE_MS } from '@botanica/api-client/contract'
import { useIdempotentMutation } from '@botanica/api-client/idempotent-mutation'
import { staffKeys, type EvaluatedBot } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PreflightResults } from '../../preflight/preflight-results.tsx'
import { Button } from '../../primitives/button.tsx'
import { useStaff } from '../environment.tsx'

/** Staff who move through the list do not check each bot that they pass. */
const OPENED_MS = 1_000

/** Whether the results are too old to decide by. A client that was offline may have stored the bot without any. */
function isDue({ approvalStatus, preflight, version }: EvaluatedBot): boolean {
  if (approvalStatus !== 'pending') return false
  if (!preflight || preflight.version !== version) return true
  return Date.parse(preflight.checkedAt) <= Date.now() - STAFF_PREFLIGHT_LIFE_MS
}

/** The machine checks of a bot's listing. A pending bot whose results are old is checked again when it is opened. */
export function BotPreflight({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('preflight')
  const { api } = useStaff()
  const client = useQueryClient()
  const { preflight } = bot
  const { act, isBusy, failure } = useIdempotentMutation({
    name: ['check bot', bot.id],
    send: (id: number, sending) => api.calls.botPreflights.store({ params: { id }, ...sending }),
    onSuccess: (checked, id) => {
      client.setQueryData(
        staffKeys.bot(id),
        (shown: EvaluatedBot | null | undefined) => shown && { ...shown, preflight: checked }
      )
    },
    describeError: () => t('failed'),
  })
  const checkIfDue = useEffectEvent(() => {
    if (isDue(bot)) act(bot.id)
  })
  useEffect(() => {
    const timer = setTimeout(() => checkIfDue(), OPENED_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="flex flex-col items-start gap-2">
      {preflight ? (
        <PreflightResults {...preflight} isOutdated={preflight.version !== bot.version} />
      ) : (
        <p className="text-muted">{t('unchecked')}</p>
      )}
      {failure && (
        <p role="alert" className="text-label font-medium text-danger">
          {failure}
        </p>
      )}
      <Button size="small" busy={isBusy} onClick={() => act(bot.id)}>
        {isBusy ? t('checking') : t(preflight ? 'again' : 'check')}
      </Button>
    </div>
  )
}
