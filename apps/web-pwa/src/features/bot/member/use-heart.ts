import type { BotDetail, Review } from '@botanica/api-client'
import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { useReviewCache } from './review-cache.ts'

/** Sets and removes the owners' heart on a review. @returns a function that takes the wanted state */
export function useHeart(bot: BotDetail, review: Review): (hasHeart: boolean) => void {
  const { t } = useTranslation(['reviewing', 'toasts'])
  const { api } = useServices()
  const cache = useReviewCache(bot)
  const toast = useToast()

  const { act } = useMemberMutation({
    name: ['heart', review.id],
    updateOptimistically: async (hasHeart: boolean) => {
      await cache.patch(review.id, { hasOwnerHeart: hasHeart })
      return () => void cache.patch(review.id, { hasOwnerHeart: !hasHeart })
    },
    send: (_hasHeart, sending) =>
      api.calls.ratingHearts.store({ params: { id: review.id }, ...sending }),
    onSuccess: (saved) => {
      void cache.patch(saved.id, saved)
      toast({
        title: t(saved.hasOwnerHeart ? 'heartAdded.title' : 'heartRemoved.title'),
        tone: 'success',
      })
    },
    failed: {
      title: t('toasts:error.title'),
      text: t('errors.heart'),
      gone: t('reviewing:errors.gone'),
    },
  })
  return act
}
