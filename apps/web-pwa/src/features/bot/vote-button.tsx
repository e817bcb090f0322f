import type { BotDetail } from '@botanica/api-client'
import { Button, type ButtonSize } from '@botanica/ui/primitives'
import { Heart } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoginRequest } from '../../lib/use-login-request.ts'
import { useViewer } from '../../lib/viewer.ts'
import { MemberVoteButton } from './lazy-member-components.tsx'

interface VoteButtonProps {
  bot: BotDetail
  size?: ButtonSize
  block?: boolean
  className?: string
}

/**
 * The vote button. For visitors it looks disabled, and a press explains why. It does nothing until the viewer
 * is known.
 */
export function VoteButton({ bot, ...style }: VoteButtonProps) {
  const { t } = useTranslation(['bot', 'toasts'])
  const { viewer, isPending } = useViewer()
  const requestLogin = useLoginRequest()

  function explain() {
    if (viewer || isPending) return
    requestLogin(t('toasts:loginRequired.title'), t('toasts:loginRequired.voteBot'))
  }

  const plain = (
    <Button {...style} variant="bloom" icon={<Heart size={18} />} lookDisabled onClick={explain}>
      {t('vote')}
    </Button>
  )

  if (!viewer) return plain
  return (
    <Suspense fallback={plain}>
      <MemberVoteButton bot={bot} {...style} />
    </Suspense>
  )
}
