import { createMemberQueries, memberKeys, type VoteReminder } from '@botanica/api-client/member'
import { Switch } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { VOTE_PAGE } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'

interface VoteReminderSwitchProps {
  botId: number
  /** Whether the member has to wait until the next vote. */
  mustWait: boolean
}

/**
 * Turns the reminder of the next vote on and off. The vote page, where a reminder leads to, also offers to turn it off
 * when the member may vote.
 */
export function VoteReminderSwitch({ botId, mustWait }: VoteReminderSwitchProps) {
  const { t } = useTranslation('inbox')
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const isVotePage = VOTE_PAGE.test(useLocation().pathname)
  const { data, isError } = useQuery({
    ...queries.voteReminder(botId),
    enabled: mustWait || isVotePage,
  })
  const setReminder = useSetVoteReminder(botId)
  // It stays after it was turned off, so that it can be turned on again.
  const [wasOn, setWasOn] = useState(false)
  if (data?.enabled && !wasOn) setWasOn(true)
  const isShown = mustWait ? !isError || data : isVotePage && wasOn
  if (!isShown) return null

  return (
    // On phones it has the first row of the bar with the vote button.
    <Switch
      label={t('voteReminder.label')}
      checked={data?.enabled ?? false}
      disabled={!data}
      onCheckedChange={setReminder}
      className="text-label max-lg:order-first max-lg:basis-full"
    />
  )
}

/** Changes are shown immediately and sent in order. @returns a function that turns the reminder on or off */
function useSetVoteReminder(botId: number): (enabled: boolean) => void {
  const { t } = useTranslation(['inbox', 'toasts'])
  const { api, queryClient } = useServices()
  const queryKey = memberKeys.voteReminder(botId)
  const name = ['vote-reminder', botId] as const
  const { act } = useMemberMutation({
    name,
    updateOptimistically: async (enabled: boolean) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<VoteReminder>(queryKey, { enabled })
      return () => {
        queryClient.setQueryData<VoteReminder>(queryKey, { enabled: !enabled })
        void queryClient.invalidateQueries({ queryKey })
      }
    },
    send: (enabled, sending) =>
      api.calls.voteReminders.update({ params: { id: botId }, body: { enabled }, ...sending }),
    onSuccess: (reminder) => {
      // Later changes are already shown and have their own responses.
      if (queryClient.isMutating({ mutationKey: name }) === 1)
        queryClient.setQueryData(queryKey, reminder)
    },
    failed: {
      title: t('toasts:error.title'),
      text: t('voteReminder.failed'),
      gone: t('toasts:because.botGone'),
    },
  })
  return act
}
