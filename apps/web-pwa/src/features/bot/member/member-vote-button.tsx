import type { BotDetail } from '@botanica/api-client'
import { Button, cx, useToast, type ButtonSize } from '@botanica/ui/primitives'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hoursLeft, isUnderAnHour } from './cooldown.ts'
import { useVote } from './use-vote.ts'
import { useVoteState, type VoteState } from './use-vote-state.ts'
import { VoteReminderSwitch } from './vote-reminder-switch.tsx'

interface MemberVoteButtonProps {
  bot: BotDetail
  size?: ButtonSize
  block?: boolean
  className?: string
}

/**
 * A member's vote button. After a vote it reads "Voted" until the member leaves the page. On later visits it shows
 * when the next vote is possible. While it looks disabled, a press explains why, and a switch offers a reminder.
 */
export function MemberVoteButton({ bot, ...style }: MemberVoteButtonProps) {
  const { state, timeLeft } = useVoteState(bot)
  const label = useLabel(state, timeLeft)
  const vote = useVote(bot)
  const explain = useReason(bot, state, timeLeft)

  return (
    <>
      <Button
        {...style}
        variant="bloom"
        icon={
          <Heart
            size={18}
            fill={state === 'voted' ? 'currentColor' : 'none'}
            className={cx(state === 'voted' && 'bloom-once')}
          />
        }
        busy={state === 'voting'}
        lookDisabled={state !== 'may'}
        onClick={state === 'may' ? vote : explain}
      >
        {label}
      </Button>
      <VoteReminderSwitch botId={bot.id} mustWait={state === 'voted' || state === 'waiting'} />
    </>
  )
}

function useLabel(state: VoteState, timeLeft: number): string {
  const { t } = useTranslation(['bot', 'reviewing'])
  if (state === 'voting') return t('reviewing:vote.voting')
  if (state === 'voted') return t('reviewing:vote.voted')
  if (state !== 'waiting') return t('vote')
  if (isUnderAnHour(timeLeft)) return t('reviewing:vote.inLess')
  return t('reviewing:vote.inHours', { hours: hoursLeft(timeLeft) })
}

/** Explains in a toast why the member cannot vote now, with the exact remaining hours. */
function useReason(bot: BotDetail, state: VoteState, timeLeft: number): () => void {
  const { t } = useTranslation(['toasts', 'reviewing'])
  const toast = useToast()

  return () => {
    const count = hoursLeft(timeLeft)
    if (state === 'voted') {
      toast({
        title: t('reviewing:alreadyVoted.title'),
        text: t('reviewing:alreadyVoted.text', { count }),
      })
    } else if (state === 'waiting') {
      toast({
        title: t('reviewing:voteCooldown.title'),
        text: t('reviewing:voteCooldown.text', { count }),
      })
    } else {
      const isListed = bot.approvalStatus === 'approved'
      const text = t(isListed ? 'because.restricted' : 'reviewing:errors.notListed')
      toast({ title: t('error.title'), text, tone: 'error' })
    }
  }
}
