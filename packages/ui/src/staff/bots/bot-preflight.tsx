import { STAFF_PREFLIGHT_LIFE_MS } from '@botanica/api-client/contract'
import { useIdempotentMutation } from '@botanica/api-client/idempotent-mutation'
import { staffKeys, type EvaluatedBot } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { ListingChecks } from '../preflight/listing-checks.tsx'

/** Whether the results are too old to decide by. A client that was offline may have stored the bot without any. */
function isDue({ approvalStatus, preflight, version }: EvaluatedBot): boolean {
  if (approvalStatus !== 'pending') return false
  if (!preflight || preflight.version !== version) return true
  return Date.parse(preflight.checkedAt) <= Date.now() - STAFF_PREFLIGHT_LIFE_MS
}

/** The machine checks of a bot's listing. Those of a pending bot are due again when they are old. */
export function BotPreflight({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('preflight')
  const { api } = useStaff()
  const client = useQueryClient()
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

  return (
    <ListingChecks
      checked={bot.preflight}
      version={bot.version}
      isDue={() => isDue(bot)}
      onCheck={() => act(bot.id)}
      isBusy={isBusy}
      failure={failure}
    />
  )
}
