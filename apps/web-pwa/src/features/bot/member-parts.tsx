import { Button } from '@botanica/ui/primitives'
import { lazy, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const load = () => import('./member/parts.ts')
type Parts = Awaited<ReturnType<typeof load>>

/** Fetches early what members need; without a connection the parts say so themselves. */
export function preloadMemberParts() {
  load().catch(() => undefined)
}

/** One of the parts, or what stands there when their script cannot be had: the page must not fall with it. */
function part<Name extends keyof Parts>(name: Name, StandIn: ComponentType) {
  return lazy(async () => {
    try {
      return { default: (await load())[name] as ComponentType<Parameters<Parts[Name]>[0]> }
    } catch {
      return { default: StandIn as ComponentType<Parameters<Parts[Name]>[0]> }
    }
  })
}

function Nothing() {
  return null
}

function Unavailable() {
  const { t } = useTranslation(['reviews', 'common'])

  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p>{t('form.unavailable')}</p>
      <Button onClick={() => location.reload()}>{t('common:actions.retry')}</Button>
    </div>
  )
}

export const EditReview = part('EditReview', Unavailable)
export const MemberReviewVotes = part('MemberReviewVotes', Nothing)
export const MemberVoteButton = part('MemberVoteButton', Nothing)
export const OwnerReplyForm = part('OwnerReplyForm', Unavailable)
export const ReviewTools = part('ReviewTools', Nothing)
export const WriteReview = part('WriteReview', Unavailable)
