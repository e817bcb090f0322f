import type { BotDetail } from '@botanica/api-client'
import { Button, useToast, type ButtonSize } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useViewer } from '../../lib/viewer.ts'

const HOUR_MS = 60 * 60 * 1_000

interface VoteButtonProps {
  bot: BotDetail
  size?: ButtonSize
  block?: boolean
  className?: string
}

/** Signed out it looks disabled, and a press says why (ruling S7). */
export function VoteButton({ bot, ...look }: VoteButtonProps) {
  const { t } = useTranslation('toasts')
  const { viewer } = useViewer()
  const label = useVoteLabel(bot.id)
  const toast = useToast()

  function explain() {
    toast({ title: t('loginRequired.title'), text: t('loginRequired.voteBot'), tone: 'error' })
  }

  return (
    <Button
      {...look}
      variant="bloom"
      icon={<Heart size={18} />}
      lookDisabled={!viewer}
      disabled={viewer !== null}
      onClick={explain}
    >
      {label}
    </Button>
  )
}

function useVoteLabel(botId: number): string {
  const { t } = useTranslation('bot')
  const { api } = useServices()
  const { viewer } = useViewer()
  const { data: eligibility } = useQuery({
    ...api.queries.voteEligibility(botId),
    enabled: viewer !== null,
  })
  if (!eligibility || eligibility.canVote) return t('vote.vote')
  if (eligibility.timeLeft < HOUR_MS) return t('vote.voteInLess')
  return t('vote.voteInHours', { hours: Math.ceil(eligibility.timeLeft / HOUR_MS) })
}
